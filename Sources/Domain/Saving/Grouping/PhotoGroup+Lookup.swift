extension PhotoGroup {
    /// The group with what `lookup` knows of its products. The photo that carries a product's number remembers what was
    /// looked up by it.
    func completed(by lookup: any ProductLookupProviding) async -> PhotoGroup {
        var group = self
        for (index, item) in items.enumerated() where item.isToBeLookedUp {
            guard let gtin = item.gtin, let found = await lookup.product(of: gtin) else { continue }
            group.take(found, forItemAt: index)
        }
        return group
    }
}
