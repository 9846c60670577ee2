import KeepItFresh

/// The README's example: `ReadmeExampleTests` holds the two to be the same.
enum ReadmeExample {
    static func run() async throws {
        let inventory = try await Inventory.open()
        for await progress in inventory.scan(["milk.jpg"]) {
            guard let item = progress.result?.items.first?.item else { continue }
            print(item.name ?? "no name", item.expiryDate?.description ?? "no date")
        }
    }
}
