import Foundation
import KeepItFreshDictionaries
public import KeepItFreshDomain
public import KeepItFreshLabels
import KeepItFreshScanning
import KeepItFreshWorkers

/// Reads photos, several at once, and stores what they show: the way into an inventory for all photos.
///
/// Its workers live as long as it does, so one scanner serves photos that arrive over time. What is read of a person's
/// papers, such as a passport, is not in the results and goes to no file.
public struct PhotoScanner: Sendable {
    private let reading: LabelReading
    private let worker: WorkerProgram?
    private let workers: [WorkerLabelReader]
    /// Makes the pipeline, when `scan` needs it: the parser's words take some milliseconds to prepare, while the
    /// workers get ready.
    private let makePipeline: @Sendable () -> SavePhotos

    /// A scanner that reads what `reading` says and processes up to `jobs` photos at once, by default as many as there
    /// are processors. Its engines start with their first photo.
    ///
    /// With a `worker`, a program that calls `serve` with the same `reading`, each job has a separate process, and a
    /// photo that crashes a decoder fails alone. Without one, photos are read in this process.
    public init(_ reading: LabelReading = LabelReading(), jobs: Int? = nil, worker: WorkerProgram? = nil) {
        self.init(reading, jobs: jobs, worker: worker, observer: PhotoObserver())
    }

    /// A scanner that has photos read elsewhere by `handler`, and reads itself those that come back unread.
    package init(_ reading: LabelReading, jobs: Int?, worker: WorkerProgram?, elsewhere handler: PhotoJob.Handler?) {
        self.init(reading, jobs: jobs, worker: worker, observer: PhotoObserver(), elsewhere: handler)
    }

    init(
        _ reading: LabelReading, jobs: Int?, worker: WorkerProgram?, observer: PhotoObserver,
        elsewhere handler: PhotoJob.Handler? = nil
    ) {
        self.reading = reading
        self.worker = worker
        let count = max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        let gate = WorkerLabelReader.RetryGate()
        workers =
            worker.map { program in
                var program = program
                program.readableFiles += reading.readableFiles
                return (0..<count).map { _ in WorkerLabelReader(program: program, gate: gate) }
            } ?? []
        let readers: [any LabelProviding] = workers.isEmpty ? (0..<count).map { _ in reading.makeReader() } : workers
        let pool = PooledReader.Pool(
            handler.map { handler in readers.map { RemoteLabelReader(handler, otherwise: $0) } } ?? readers)
        // How others read is not known.
        let keepsReadings = handler == nil && reading.isWorthKeeping
        makePipeline = {
            SavePhotos(
                photos: PhotoReader(limits: reading.limits),
                labels: Array(repeating: PooledReader(pool: pool), count: count), parser: LabelParser(),
                keepsReadings: keepsReadings, words: [HunspellDictionaries.installed],
                stages: { StageStopwatch() }, observe: observer.record)
        }
    }

    /// Says which readers of text read a label, and which were not there. A library that a worker is to load is not
    /// loaded for that.
    var readersOfLabels: @Sendable (ScannedLabel) -> PhotoLabel.Readers {
        let missing = reading.missingReaders(loading: worker == nil)
        return { [reading] in reading.readers(of: $0, besides: missing) }
    }

    /// Starts the workers that `count` photos will need, so that they get ready while the caller does other work.
    public func start(for count: Int) async {
        for worker in workers.prefix(count) { await worker.start() }
    }

    /// Serves as the worker of a process at the other end of standard input, until that process ends. Returns false at
    /// once when there is none.
    public static func serve(_ reading: LabelReading = LabelReading()) async -> Bool {
        guard LabelServer.hasParent else { return false }
        let workerLimits = LabelServer.Limits(pixels: reading.limits.pixels)
        await LabelServer(labels: reading.makeReader(), bytes: reading.limits.bytes, limits: workerLimits).run()
        return true
    }

    /// Reads photos and stores the items they show in `inventory`; with nil, stores nothing.
    public func scan(
        _ sources: [PhotoSource], into inventory: Inventory?, options: ReadingOptions
    ) -> AsyncStream<SaveProgress> {
        let photos = makePipeline()
        guard let inventory else { return photos.read(sources, options: options) }
        return photos.execute(
            sources, in: inventory.context, into: inventory.repository, options: options, inbox: inventory.inbox,
            lookup: inventory.lookup, lettering: inventory.lettering, words: inventory.words)
    }

    /// The same scan, which also saves `copies` of each photo before it reports the photo as done.
    package func scan(
        _ sources: [PhotoSource], into inventory: Inventory?, options: ReadingOptions, saving copies: PhotoCopies
    ) -> AsyncStream<SaveProgress> {
        let explainer = PhotoExplainer(
            reading, by: PhotoScanner(reading, jobs: 1, worker: worker), worker: copies.worker, options: options)
        let photos = scan(sources, into: inventory, options: options)
        return AsyncStream { continuation in
            let work = Task {
                for await progress in photos {
                    if let result = progress.result {
                        let (source, index) = (sources[progress.index], progress.index)
                        await copies.save(result, of: source, at: index, by: explainer)
                    }
                    continuation.yield(progress)
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    /// The paths of the photos in a folder and its subfolders, sorted. Hidden files, symbolic links and the copies that
    /// explain a photo, recycle bins and snapshots are left out. Throws `ScanError.noPhotos` when the folder has none,
    /// and `notFound` or `permissionDenied` when the folder cannot be read.
    public static func photos(in folder: String) throws(ScanError) -> [String] {
        try PhotoFolder.photos(in: folder)
    }

    /// The photos in a folder as `photos(in:)` finds them without those that match `patterns`, and how many other files
    /// and folders lie there and are not read, by kind in words such as `videos`.
    package static func contents(
        of folder: String, excluding patterns: [String] = []
    ) throws(ScanError) -> (photos: [String], others: [(kind: String, count: Int)]) {
        let (photos, others) = try PhotoFolder.contents(of: folder, by: FolderFilter(excluding: patterns))
        let counts = PhotoFolder.OtherKind.allCases.compactMap { kind in others[kind].map { (kind.rawValue, $0) } }
        return (photos, counts)
    }

    /// Whether `path` is a folder, or a symbolic link to one.
    package static func isFolder(_ path: String) -> Bool { PhotoFolder.isFolder(path) }

    /// Whether both paths are the same folder.
    package static func isSameFolder(_ path: String, _ other: String) -> Bool { PhotoFolder.areSame(path, other) }
}

extension Inventory {
    /// Reads photos and stores the items they show. The stream reports the progress of each photo; ending the
    /// iteration, or cancelling its task, stops the work. Photos that were stored stay stored.
    public func scan(
        _ paths: [String], options: ReadingOptions = ReadingOptions(today: .today())
    ) -> AsyncStream<SaveProgress> {
        PhotoScanner().scan(paths.map { .file($0) }, into: self, options: options)
    }
}
