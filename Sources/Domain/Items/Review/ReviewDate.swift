/// A date that an item may have, as one of its photos shows it.
public struct ReviewDate: Equatable, Hashable, Sendable {
    /// The date.
    public let date: CivilDate
    /// What kind of date it is.
    public let kind: DateKind
    /// The print as it was read.
    public let text: String
    /// How sure the reading is, 0…1.
    public let confidence: Double
    /// Who read it; nil for a barcode's date.
    public let reader: TextReader?
    /// Where it stands in the photo; nil when not known.
    public let box: Quad?
    /// The photo's name.
    public let photo: String
}
