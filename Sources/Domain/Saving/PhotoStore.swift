import FoundationEssentials

/// The household that photos are stored in.
struct PhotoStore: Sendable {
    let items: any ItemProviding
    let householdId: String

    /// The items that this very photo made earlier; nil when it is new.
    func items(of file: PhotoFile) async throws(PhotoError) -> [SavedItem]? {
        try await storing {
            try await items.items(ofPhoto: file.contentHash, in: householdId)?
                .map { SavedItem(item: $0, change: .unchanged) }
        }
    }

    /// Stores what a photo showed. A photo that another process stored meanwhile is known.
    func save(_ result: PhotoResult, of file: PhotoFile) async throws(PhotoError) -> PhotoResult {
        var result = result
        let drafts = result.parsed.items(addedDate: Date())
        result.items = try await storing {
            try await items.save(
                drafts, ofPhoto: file.contentHash, named: file.name, capture: file.capture, in: householdId)
        }
        result.status = result.items.allSatisfy { $0.change == .unchanged } ? .known : .saved
        return result
    }

    private func storing<Value>(_ work: () async throws -> Value) async throws(PhotoError) -> Value {
        do {
            return try await work()
        } catch let error as DataError {
            throw .storage(error)
        } catch {
            throw .storage(.unknown(String(describing: error)))
        }
    }
}
