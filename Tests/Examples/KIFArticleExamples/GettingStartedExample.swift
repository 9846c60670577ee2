import KeepItFresh
import KeepItFreshDomain

/// The examples of the entry point and of the article on getting started that are not programs of their own.
enum GettingStartedExample {
    static func store() async throws {
        let inventory = try await Inventory.open()
        for await progress in inventory.scan(["milk.jpg"]) {
            switch progress.stage {
            case .saved(let result):
                for saved in result.items {
                    print(saved.item.name ?? "unnamed", saved.item.expiryDate?.description ?? "no date")
                }
            case .failed(let result):
                if let error = result.error { print("\(result.file): \(error)") }
            case .scanning, .parsing, .upserting:
                break
            }
        }
    }

    static func edit() async throws {
        let inventory = try await Inventory.open(database: "/srv/kitchen.sqlite")
        for item in try await inventory.items() where ExpiryStatus(of: item, today: .today()) == .expired {
            print(item.name ?? "unnamed")
        }
        let milk = try await inventory.item("Milk")
        _ = try await inventory.edit(milk.id, .eat(.packs(1)))
        _ = try await inventory.undo()
    }
}
