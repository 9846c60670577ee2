/// What became of the rows of a dump.
public struct CatalogCounts: Equatable, Hashable, Codable, Sendable {
    /// All rows, without the one that names the columns.
    public var rows = 0
    /// Rows that went into the catalogue; of several with one number they complete each other.
    public var taken = 0
    /// Rows without a number, or with one that is no GTIN.
    public var withoutNumber = 0
    /// Rows whose number is good in one shop or region alone, or names no food.
    public var restricted = 0
    /// Rows without a name.
    public var nameless = 0
    /// Rows that end too soon, are too long, or are not understood.
    public var damaged = 0

    /// No rows yet.
    public init() {}
}
