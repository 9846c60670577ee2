import FoundationEssentials

/// The household that photos are stored in.
struct PhotoStore: Sendable {
    let items: any ItemProviding
    let householdId: String
    /// False where what was read is neither kept nor what was kept used.
    let keepsReadings: Bool

    /// The items that this very photo made earlier; nil when it is new.
    func items(of file: PhotoFile) async throws(PhotoError) -> [SavedItem]? {
        try await storing {
            try await items.items(ofPhoto: file.contentHash, in: householdId)?
                .map { SavedItem(item: $0, change: .unchanged) }
        }
    }

    /// What the photos of a known photo's pack showed together; nil when it is not known or shows several products.
    func pack(of file: PhotoFile) async throws(PhotoError) -> Item? {
        try await storing { try await items.pack(ofPhoto: file.contentHash, in: householdId) }
    }

    /// What was read of the photo before an earlier import was cut off; nil when it was not.
    func label(of file: PhotoFile) async throws(PhotoError) -> Label? {
        guard keepsReadings else { return nil }
        return try await storing { try await items.keptLabel(ofPhoto: file.contentHash, in: householdId) }
    }

    /// The order in which labels of the product print dates, as a person said; nil when nobody did.
    func dateOrder(of parsed: ParsedLabel) async throws(PhotoError) -> DateOrder? {
        guard let gtin = parsed.gtin else { return nil }
        return try await storing { try await items.memory(of: gtin, in: householdId).dateOrder }
    }

    /// Keeps what was read of a photo that cannot be stored yet, or makes no item.
    func keep(_ label: Label, of file: PhotoFile) async throws(PhotoError) {
        guard keepsReadings else { return }
        // How long it took is no part of what was read.
        let label = Label(barcodes: label.barcodes, lines: label.lines, fingerprint: label.fingerprint)
        try await storing { try await items.keep(label, ofPhoto: file.contentHash, in: householdId) }
    }

    /// Stores what the photos of a pack show. Photos that another process stored meanwhile are known.
    func save(_ group: PhotoGroup) async throws(PhotoError) -> [PhotoResult] {
        var photos = group.photos.map(\.photo)
        // What was looked up is no part of what the photos show.
        for index in photos.indices { photos[index].pack = group.items.count == 1 ? group.items.first : nil }
        let saved = try await storing { [photos] in
            try await items.save(group.completedItems, ofPhotos: photos, in: householdId)
        }
        return group.results(saved: saved)
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
