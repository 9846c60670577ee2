package import KeepItFreshDomain
package import KeepItFreshLabels

extension PhotoResult {
    /// Returns the contract's object for a photo. The items' status is that of the day `today`; `household` is the name
    /// of their household, nil if nothing is stored. `showsTimings` adds the duration of each stage, and `picture`
    /// where a picture is kept.
    package func json(
        today: CivilDate, household: String?, showsTimings: Bool = false, picture: PhotoPicture? = nil
    ) -> JSONValue {
        let expiry = parsed.dates.expiry
        var fields: [(String, JSONValue)] = [
            ("file", .string(file)),
            ("status", .string(status.rawValue)),
            ("subject", .text(parsed.subject?.rawValue)),
            ("subjectConfidence", parsed.subjectConfidence.map { .decimal($0) } ?? .null),
            ("barcodes", .array(label.barcodes.map { $0.json(today: today) })),
            ("product", productJSON),
            ("expiryDate", .date(expiry?.date)),
            ("expiryPrecision", .text(expiry?.date.precision.rawValue)),
            ("expiryKind", .text(expiry?.kind.rawValue)),
            ("dates", .array(parsed.dates.dates.map(JSONValue.labelDate))),
            ("productionDate", .date(parsed.dates.date(of: .production))),
            ("lot", .text(parsed.dates.lot)),
            ("lotBox", .box(parsed.dates.lotBox)),
            ("needsReview", .texts(needsReview.map(\.rawValue))),
            ("missing", .texts(missing.map(\.rawValue))),
            ("item", items.first?.json(today: today, household: household) ?? .null),
        ]
        if items.count > 1 {
            fields.append(("items", .array(items.map { $0.json(today: today, household: household) })))
        }
        fields.append(("recalled", .texts(recalled.map(\.id))))
        if isCutOff { fields.append(("cutOff", .bool(true))) }
        fields.append(("capture", capture?.json ?? .null))
        fields.append(("milliseconds", .integer(milliseconds)))
        if showsTimings { fields.append(("timings", .timings(label.timings))) }
        fields.append(("error", error?.json ?? .null))
        if let picture { fields.append(("picture", picture.json)) }
        return .object(fields)
    }

    private var productJSON: JSONValue {
        guard let product = parsed.product else { return .null }
        return .object([
            ("name", .text(product.name)),
            ("brand", .text(product.brand)),
            ("quantity", .text(product.quantity)),
            ("source", .string(product.source.rawValue)),
            ("confidence", .decimal(product.confidence)),
        ])
    }

    private var milliseconds: Int {
        Int(duration / .milliseconds(1))
    }
}

extension PhotoPicture {
    /// Returns the object that says where a picture is.
    package var json: JSONValue {
        .object([
            ("photo", .string(photo)), ("kind", .string(kind.rawValue)), ("at", place.isEmpty ? .null : .string(place)),
        ])
    }
}

extension Barcode {
    /// Returns the contract's object for a barcode of a photo.
    func json(today: CivilDate) -> JSONValue {
        let gtin = BarcodeParser().parse(text, symbology: symbology, isGS1: isGS1, today: today).gtin
        return .object([
            ("symbology", .string(symbology.rawValue)),
            ("text", .string(text)),
            ("gtin", .text(gtin?.digits)),
            ("confidence", confidence.map { .decimal($0) } ?? .null),
            ("doubtful", .bool(isDoubtful)),
            ("box", .box(box)),
        ])
    }
}

extension SavedItem {
    /// Returns the contract's object for an item of a photo.
    func json(today: CivilDate, household: String?) -> JSONValue {
        .object([
            ("id", .string(item.id)),
            ("name", .text(item.name)),
            ("status", .string(ExpiryStatus(of: item, today: today).rawValue)),
            ("household", .text(household)),
            ("change", .string(change.rawValue)),
        ])
    }
}

extension PhotoError {
    /// The contract's object for an error.
    var json: JSONValue {
        .object([("code", .string(code)), ("message", .string(words.reason.english))])
    }
}

extension PhotoCapture {
    /// The time and the device of a photo; fields that its file does not contain are null.
    var json: JSONValue {
        .object([
            ("time", .text(time?.description)),
            ("device", .text(device)),
            ("orientation", .number(orientation)),
        ])
    }
}

extension JSONValue {
    /// Returns the duration of each stage by its name, with repetitions added up and steps in a list.
    static func timings(_ timings: [StageTiming]) -> JSONValue {
        let fields = StageTiming.Stage.allCases.compactMap { stage -> (String, JSONValue)? in
            let ofStage = timings.filter { $0.stage == stage }
            guard !ofStage.isEmpty else { return nil }
            var fields = sum(ofStage.filter { $0.step == nil })
            let steps = ofStage.filter { $0.step != nil }
            if !steps.isEmpty {
                fields.append(("steps", .array(steps.map { .object([("step", .number($0.step))] + sum([$0])) })))
            }
            return (stage.rawValue, .object(fields))
        }
        return .object(fields)
    }

    private static func sum(_ timings: [StageTiming]) -> [(String, JSONValue)] {
        let processorTimes = timings.compactMap(\.processorTime)
        return [
            ("milliseconds", milliseconds(timings.map(\.duration))),
            ("processorMilliseconds", processorTimes.isEmpty ? .null : milliseconds(processorTimes)),
        ]
    }

    private static func milliseconds(_ durations: [Duration]) -> JSONValue {
        .decimal(durations.reduce(.zero, +) / .milliseconds(1))
    }
}
