import KeepItFresh
import KeepItFreshDomain

/// The example of the article on storing elsewhere.
public enum StoringElsewhereExample {
    /// Stores what photos show in `repository`, and returns all its items.
    public static func scan(
        _ photos: [String], into repository: any ItemProviding, for member: HouseholdContext
    ) async throws -> [Item] {
        let inventory = Inventory(context: member, repository: repository)
        for await progress in inventory.scan(photos) {
            if case .failed(let result) = progress.stage { print("\(result.file) could not be read") }
        }
        return try await inventory.items()
    }
}
