import KeepItFresh

/// The example of the article on storing elsewhere.
enum StoringElsewhereExample {
    static func scan(
        _ photos: [String], into repository: any ItemProviding, for member: HouseholdContext
    ) async throws -> [Item] {
        let inventory = Inventory(context: member, repository: repository)
        for await progress in inventory.scan(photos) {
            if case .failed(let result) = progress.stage { print("\(result.file) could not be read") }
        }
        return try await inventory.items()
    }
}
