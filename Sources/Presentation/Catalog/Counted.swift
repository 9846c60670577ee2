/// Numbers of things, of which one is told in the singular.
enum Counted {
    /// `1 product`, `2 products`.
    static func products(_ count: Int) -> String { "\(count) product\(count == 1 ? "" : "s")" }

    /// `1 row`, `2 rows`.
    static func rows(_ count: Int) -> String { "\(count) row\(count == 1 ? "" : "s")" }
}
