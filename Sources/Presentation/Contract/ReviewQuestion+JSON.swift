package import KeepItFreshDomain
import KeepItFreshLabels

extension ReviewQuestion {
    /// Returns the object for a question. `listed` is the contract's object for the item; `number` is the question's
    /// place among all, and their number.
    package func json(listed: (Item) -> JSONValue, number: (Int, of: Int), isThere: Bool = true) -> JSONValue {
        var fields: [(String, JSONValue)] = [
            ("question", .string(id)), ("topic", .string(topic.rawValue)), ("number", .integer(number.0)),
            ("of", .integer(number.of)),
        ]
        switch subject {
        case .photo(let photo): fields.append(("inbox", photo.json(isThere: isThere)))
        case .item(let item):
            fields += [
                ("item", listed(item)), ("needsReview", .texts(item.needsReview.map(\.rawValue))),
                ("doubt", .text(doubt?.rawValue)),
                ("confidence", item.expiryConfidence.map { .decimal($0) } ?? .null),
                ("candidates", .array(candidates.map { $0.json(in: self) })),
                ("places", .array(places.map { $0.json(in: self) })), ("photos", .texts(photos.map(\.name))),
            ]
        }
        return .object(fields)
    }
}

extension ReviewQuestion.Candidate {
    fileprivate func json(in question: ReviewQuestion) -> JSONValue {
        var fields: [(String, JSONValue)] =
            switch value {
            case .date(let date, let kind): [("date", .date(date)), ("kind", .text(kind?.rawValue))]
            case .number(let number): [("gtin", .string(number.digits))]
            case .name(let name): [("name", .string(name))]
            case .oneThing: [("thing", .string("one"))]
            case .another(let photo): [("thing", .string("another")), ("contentHash", .string(photo))]
            case .onePackMore: [("thing", .string("onePackMore"))]
            }
        fields += [
            ("text", .text(text)), ("confidence", probability.map { .decimal($0) } ?? .null),
            ("readers", .texts(readers.ordered.map(\.rawValue))),
            ("photo", .text(place.flatMap { question.photo(at: $0)?.name })), ("box", .box(place?.box)),
            ("reasons", .array(reasons.map(\.json))),
        ]
        return .object(fields)
    }
}

extension ReviewQuestion.Place {
    fileprivate func json(in question: ReviewQuestion) -> JSONValue {
        .object([
            ("photo", .text(question.photo(at: self)?.name)), ("contentHash", .string(photo)), ("box", .box(box)),
        ])
    }
}
