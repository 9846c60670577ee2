import KeepItFreshDomain

extension ItemFile {
    /// All items of the file; none where they cannot be read again.
    var items: [Item] {
        var items: [Item] = []
        try? source.forEachBatch { items += $0 }
        return items
    }
}
