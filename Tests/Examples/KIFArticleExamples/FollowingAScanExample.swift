import KeepItFresh
import KeepItFreshDomain

/// The examples of the article on following a scan.
enum FollowingAScanExample {
    static func follow(_ photos: [String], into inventory: Inventory) async {
        for await progress in inventory.scan(photos) {
            switch progress.stage {
            case .scanning, .parsing, .upserting: print("\(progress.file): \(progress.stage)")
            case .saved(let result): print("\(result.file): \(result.items.map { $0.item.name ?? "unnamed" })")
            case .failed(let result): print("\(result.file): \(result.error.map { "\($0)" } ?? "")")
            }
        }
    }

    static func observe(_ inventory: Inventory) async throws {
        for try await items in inventory.repository.observeItems(in: inventory.context.householdId) {
            print("\(items.count) items")
        }
    }
}
