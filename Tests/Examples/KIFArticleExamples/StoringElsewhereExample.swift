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

    /// Makes a change in a store: `facts` reads from it and `write` writes to it, both in one transaction. After a refusal the
    /// store has to be as before.
    public static func perform(
        _ change: RequestedChange, number: Int, with facts: some ChangeFactsProviding,
        write: (ChangeEffect) throws -> Void
    ) throws -> ChangeOutcome {
        var outcome = ChangeOutcome(id: change.id)
        do {
            try change.carryOut(with: facts) { effect in
                try write(effect)
                outcome.add(effect, number: number)
            }
        } catch let refusal as ItemEditError {
            outcome = ChangeOutcome(id: change.id, refusal: refusal)
        }
        return outcome
    }
}
