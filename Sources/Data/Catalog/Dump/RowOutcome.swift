/// What a row of a dump comes to.
enum RowOutcome: Equatable {
    case taken(CatalogRow)
    case withoutNumber, restricted, nameless, damaged
}
