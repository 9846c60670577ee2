package import KeepItFreshDomain
import KeepItFreshLabels

extension ReviewQuestion {
    /// Returns the object for a question. `listed` is the contract's object for the item; `number` is the question's
    /// place among all, and their number.
    ///
    /// For another device, with a `language`, it also says all in words and has what the device needs to answer, and
    /// names files without their folders.
    package func json(
        listed: (Item) -> JSONValue, number: (Int, of: Int), isThere: Bool = true, in language: MessageLanguage? = nil
    ) -> JSONValue {
        var fields: [(String, JSONValue)] = [
            ("question", .string(id)), ("topic", .string(topic.rawValue)), ("number", .integer(number.0)),
            ("of", .integer(number.of)),
        ]
        if let language {
            fields += [
                ("version", .string(version)), ("asked", .string(asked.text(in: language))),
                ("likely", .integer(likelyCount)),
            ]
        }
        switch subject {
        case .photo(let photo):
            fields.append(("inbox", photo.json(name: isThere ? name(photo.name, for: language) : nil)))
        case .item(let item):
            fields += [
                ("item", listed(item)), ("needsReview", .texts(item.needsReview.map(\.rawValue))),
                ("doubt", .text(doubt?.rawValue)),
                ("confidence", item.expiryConfidence.map { .decimal($0) } ?? .null),
                ("candidates", .array(candidates.map { json(of: $0, in: language) })),
                ("places", .array(places.map { json(of: $0, in: language) })),
            ]
        }
        if language == nil {
            if item != nil { fields.append(("photos", .texts(photos.map(\.name)))) }
        } else {
            fields.append(
                (
                    "photos",
                    .array(
                        photos.map { photo in
                            .object([
                                ("photo", .string(photo.contentHash)),
                                ("name", .string(name(photo.name, for: language))),
                            ])
                        })
                ))
        }
        return .object(fields)
    }

    private func json(of candidate: Candidate, in language: MessageLanguage?) -> JSONValue {
        var fields: [(String, JSONValue)] =
            switch candidate.value {
            case .date(let date, let kind): [("date", .date(date)), ("kind", .text(kind?.rawValue))]
            case .number(let number): [("gtin", .string(number.digits))]
            case .name(let name): [("name", .string(name))]
            case .oneThing: [("thing", .string("one"))]
            case .another(let photo): [("thing", .string("another")), ("contentHash", .string(photo))]
            case .onePackMore: [("thing", .string("onePackMore"))]
            }
        let name = candidate.place.flatMap { photo(at: $0)?.name }
        fields += [
            ("text", .text(candidate.text)),
            ("confidence", candidate.probability.map { .decimal($0) } ?? .null),
            ("readers", .texts(candidate.readers.ordered.map(\.rawValue))),
            ("photo", .text(name.map { self.name($0, for: language) })), ("box", .box(candidate.place?.box)),
            ("reasons", .array(candidate.reasons.map(\.json))),
        ]
        guard let language else { return .object(fields) }
        let why = candidate.reasons.isEmpty ? nil : candidate.reasons.message.text(in: language)
        fields += [
            ("words", .string(words(of: candidate, in: language))), ("why", .text(why)),
            ("contentHash", .text(candidate.place?.photo)), ("part", part(at: candidate.place)),
        ].filter { field in !fields.contains { $0.0 == field.0 } }
        return .object(fields)
    }

    private func json(of place: Place, in language: MessageLanguage?) -> JSONValue {
        let fields: [(String, JSONValue)] = [
            ("photo", .text(photo(at: place).map { name($0.name, for: language) })),
            ("contentHash", .string(place.photo)), ("box", .box(place.box)),
        ]
        return .object(language == nil ? fields : fields + [("part", part(at: place))])
    }

    /// The corners of a place as fractions of the upright photo; null where its size is not known.
    private func part(at place: Place?) -> JSONValue {
        guard let place, let box = place.box, let size = photo(at: place)?.label?.size else { return .null }
        return .array(
            box.corners.map { corner in
                .array([
                    .decimal(Double(corner.x) / Double(size.width)), .decimal(Double(corner.y) / Double(size.height)),
                ])
            })
    }

    /// A file's name; for another device without its folder.
    private func name(_ path: String, for language: MessageLanguage?) -> String {
        language == nil ? path : path.split(separator: "/").last.map(String.init) ?? path
    }
}
