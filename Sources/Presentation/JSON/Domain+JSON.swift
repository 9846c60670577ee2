package import KeepItFreshDomain

extension JSONValue {
    /// ISO 8601, or null.
    package static func date(_ date: CivilDate?) -> JSONValue {
        text(date?.description)
    }

    /// Four corners as `[[x, y], …]`, clockwise from top left, or null.
    package static func box(_ quad: Quad?) -> JSONValue {
        guard let quad else { return .null }
        return .array(quad.corners.map { .array([.integer($0.x), .integer($0.y)]) })
    }

    /// A date read from a pack, as the contract's `dates` entries have it.
    package static func labelDate(_ date: LabelDate) -> JSONValue {
        .object([
            ("kind", .string(date.kind.rawValue)),
            ("date", .date(date.date)),
            ("precision", .string(date.date.precision.rawValue)),
            ("text", .string(date.text)),
            ("source", .string(date.source.rawValue)),
            ("confidence", .decimal(date.confidence)),
            ("box", .box(date.box)),
            ("ambiguous", .bool(date.isAmbiguous)),
            ("alternatives", .texts(date.alternatives.map(\.description))),
            ("yearInferred", .bool(date.yearInferred)),
            ("reader", .text(date.reader?.rawValue)),
        ])
    }
}
