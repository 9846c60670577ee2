import KeepItFresh

/// The examples of the README and of the article on getting started.
enum GettingStartedExample {
    static func scan() async throws {
        let inventory = try await Inventory.open()
        for await progress in inventory.scan(["milk.jpg"]) {
            guard let item = progress.result?.items.first?.item else { continue }
            print(item.name ?? "no name", item.expiryDate?.description ?? "no date")
        }
    }

    static func edit() async throws {
        let inventory = try await Inventory.open(database: "/srv/kitchen.sqlite")
        for item in try await inventory.items() where ExpiryStatus(of: item, today: .today()) == .expired {
            print(item.name ?? "no name")
        }
        let milk = try await inventory.item("Milk")
        _ = try await inventory.edit(milk.id, .eat(.packs(1)))
        _ = try await inventory.undo()
    }
}
