import Foundation
public import KeepItFreshDomain
import KeepItFreshScanning
public import KeepItFreshWorkers

/// Reads photos, several at once.
public struct PhotoScanner: Sendable {
    private let photos: SavePhotos
    private let workers: [WorkerLabelReader]

    /// A scanner that reads as `reading` says and has up to `jobs` photos in work at once, as many as there are
    /// processors unless told otherwise. Its engines start with their first photo.
    ///
    /// With a `worker`, a program that calls `serve` with the same `reading`, each job has a process of its own, and a
    /// photo that a decoder dies of costs nothing but itself; without one, photos are read in this process.
    public init(_ reading: LabelReading = LabelReading(), jobs: Int? = nil, worker: WorkerProgram? = nil) {
        let count = max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        let gate = RetryGate()
        workers =
            worker.map { program in
                (0..<count).map { _ in WorkerLabelReader(program: program, gate: gate) }
            } ?? []
        let labels: [any LabelProviding] = workers.isEmpty ? (0..<count).map { _ in reading.makeReader() } : workers
        photos = SavePhotos(
            photos: PhotoReader(limits: reading.limits), labels: labels, parser: LabelParser(),
            keepsReadings: reading.isUsual, stages: { StageStopwatch() }, observe: PhotoObserver().hear)
    }

    /// Starts the workers that so many photos will need, so that they get ready while the caller does other things.
    public func start(for count: Int) async {
        for worker in workers.prefix(count) { await worker.start() }
    }

    /// Works as a worker of another process, which is at the other end of standard input, until that is gone. False at
    /// once when there is none.
    public static func serve(_ reading: LabelReading) async -> Bool {
        guard LabelServer.hasParent else { return false }
        let workerLimits = WorkerLimits(pixels: reading.limits.pixels)
        await LabelServer(labels: reading.makeReader(), bytes: reading.limits.bytes, limits: workerLimits).run()
        return true
    }

    /// Reads photos and stores what they show in the inventory, or with nil stores nothing.
    public func scan(
        _ sources: [PhotoSource], into inventory: Inventory?, options: ReadingOptions
    ) -> AsyncStream<SaveProgress> {
        guard let inventory else { return photos.read(sources, options: options) }
        return photos.execute(
            sources, in: inventory.context, into: inventory.repository, options: options, lookup: inventory.lookup)
    }
}
