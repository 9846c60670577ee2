package import KeepItFreshLabels

extension JSONValue {
    /// Returns the contract's object for an entry of `dates`.
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
            ("readers", .texts(date.readers.ordered.map(\.rawValue))),
        ])
    }
}
