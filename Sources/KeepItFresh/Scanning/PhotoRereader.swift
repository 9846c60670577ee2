package import KeepItFreshDomain
package import KeepItFreshLabels

/// Reads the photos of stored items once more, with the readers of this version.
///
/// Readings are kept for a day: a call that was interrupted, or only showed the changes, need not be repeated.
package struct PhotoRereader: Sendable {
    private let inventory: Inventory
    private let scanner: PhotoScanner
    private let keepsReadings: Bool

    /// Reads what `reading` says, up to `jobs` photos at once; see `PhotoScanner`.
    package init(_ inventory: Inventory, reading: LabelReading, jobs: Int?, worker: WorkerProgram?) {
        self.inventory = inventory
        scanner = PhotoScanner(reading, jobs: jobs, worker: worker)
        keepsReadings = reading.isWorthKeeping
    }

    /// Reads photos and returns the readings by the photos' content hashes, without those of photos whose file is gone,
    /// has changed or cannot be read. Photos that were read less than a day ago are not read again. Calls `onPhoto`
    /// after each photo, with its result if it was read now. Throws `DataError`.
    package func read(
        _ photos: [ItemPhoto], onPhoto: (PhotoResult?) -> Void
    ) async throws -> [String: ScannedLabel] {
        var readings: [String: ScannedLabel] = [:]
        var unread: [ItemPhoto] = []
        let household = inventory.context.householdId
        for photo in photos {
            if keepsReadings,
                let label = try await inventory.repository.storedReading(ofPhoto: photo.contentHash, in: household)
            {
                readings[photo.contentHash] = label
                onPhoto(nil)
            } else {
                unread.append(photo)
            }
        }
        let sources = unread.map { PhotoSource.file($0.name) }
        for await progress in scanner.scan(sources, into: nil, options: ReadingOptions(today: .today())) {
            guard let result = progress.result else { continue }
            let hash = unread[progress.index].contentHash
            if result.status != .failed, result.contentHash == hash {
                let label = ScannedLabel(
                    barcodes: result.label.barcodes, lines: result.label.lines, size: result.label.size)
                readings[hash] = label
                if keepsReadings {
                    try await inventory.repository.storeReading(label, ofPhoto: hash, in: household)
                }
            }
            onPhoto(result)
        }
        return readings
    }

    /// Stores the readings of photos in place of the earlier ones. Throws `DataError`.
    package func store(_ readings: [String: ScannedLabel]) async throws {
        for (hash, label) in readings {
            try await inventory.repository.replaceReading(label, ofPhoto: hash, in: inventory.context.householdId)
        }
    }
}
