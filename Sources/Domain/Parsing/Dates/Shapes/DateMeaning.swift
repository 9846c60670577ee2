/// One way to understand a printed date.
struct DateMeaning: Sendable, Equatable {
    /// The date.
    let date: CivilDate
    /// The order in which it was read.
    let order: DateOrder
    /// True when the year was not printed.
    var yearInferred = false
}
