public import KeepItFreshDomain

extension Inventory {
    /// Stores the items of a file on the civil day `day`. Items that are there already take the file's values only with
    /// `replacing`. Throws `DataError`.
    public func importItems(
        _ file: ItemFile, replacing: Bool = false, on day: CivilDate = .today()
    ) async throws -> [ItemChange] {
        try await ImportItems(repository).execute(file, in: context, replacing: replacing, on: day)
    }

    /// What storing the items of a file would do. Throws `DataError`.
    public func foretellImport(_ file: ItemFile, replacing: Bool = false) async throws -> [ItemChange] {
        try await ImportItems(repository).foretell(file, in: context, replacing: replacing)
    }

    /// Writes the places in photos that gave the items their values, each as a picture in `folder` named by the item's id
    /// and the value. What a photo's file no longer holds is left out. Throws `DataError` and `ExplanationError`.
    public func exportCrops(of items: [Item], to folder: String) async throws -> CropCounts {
        try await PhotoCropper(self).write(items, to: folder)
    }
}
