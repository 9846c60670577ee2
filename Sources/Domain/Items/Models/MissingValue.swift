/// A value that an item lacks, and that it would be nice to have.
package enum MissingValue: String, Hashable, Sendable, CaseIterable {
    /// No name is known.
    case name
    /// It has no date and is not asked about, because packs of its product carry none.
    case date
}
