import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// Reads the photos that other devices sent: from each household in turn, and there from each member, as many at once
/// as it has jobs of its own and workers on other machines.
actor ScanQueue {
    /// The most photos that wait, and of one user.
    static let maximumWaiting = (all: 5_000, ofOne: 500)
    /// After this long without a photo the workers end.
    private static let idleTime = Duration.seconds(60)
    /// How often photos are looked for that another server has left.
    private static let searchPause = Duration.seconds(15)
    /// After this long a claim on a photo is renewed.
    private static let claimPause = Duration.seconds(20)
    /// After this long a photo that could not be stored is tried again.
    private static let retryPause = Duration.seconds(30)

    private let process: CompositionRoot
    private let folder: UploadFolder
    private let hub: EventHub
    private let pictures: HouseholdPictures
    private let locale: LocaleHint?
    private let readers: RemoteReaders
    private let jobs: Int
    private let makeScanner: MakeScanner
    private var waiting: [Upload] = []
    /// The stages of the photos that are being read, by their ids.
    private var stages: [String: Upload.Stage] = [:]
    /// The series of which a photo is being read, with their households: the next one completes its item.
    private var openSeries: Set<[String]> = []
    private var idle: [PhotoScanner] = []
    private var running: [Place: Int] = [:]
    /// How many workers on other machines there are.
    private var workers = 0
    private var lastHousehold = ""
    /// The members whose photo was the last one of each household.
    private var lastMembers: [String: String] = [:]
    private var idleTimer: Task<Void, Never>?

    /// Makes a scanner of one photo at a time, which reads here or, with a handler, elsewhere as far as that can.
    typealias MakeScanner = @Sendable (PhotoJob.Handler?) -> PhotoScanner

    /// Where photos are read.
    private enum Place {
        case here, elsewhere
    }

    /// `jobs` photos are read here at once.
    init(
        _ process: CompositionRoot, folder: UploadFolder, hub: EventHub, pictures: HouseholdPictures,
        locale: LocaleHint?, jobs: Int, readers: RemoteReaders, makeScanner: @escaping MakeScanner
    ) {
        (self.process, self.folder, self.hub, self.pictures) = (process, folder, hub, pictures)
        (self.locale, self.jobs, self.readers, self.makeScanner) = (locale, jobs, readers, makeScanner)
        Task { for await count in readers.counts { await work(by: count) } }
    }

    /// Whether photos are read at all at the moment.
    var hasReader: Bool { jobs > 0 || workers > 0 }

    /// Continues with the photos that were not read when the program ended. Throws `DataError`.
    func start() async throws {
        let left = try await RemoteAccess(process).waitingUploads()
        folder.removeAll(but: left)
        guard RemoteAccess(process).sharesPhotos else { return left.forEach(add) }
        Task { [weak self] in
            while !Task.isCancelled, let self {
                await addLeft()
                try? await Task.sleep(for: Self.searchPause)
            }
        }
    }

    /// Continues with photos that another server has left.
    private func addLeft() async {
        for upload in (try? await RemoteAccess(process).unreadUploads()) ?? [] where stages[upload.id] == nil {
            add(upload)
        }
    }

    /// Whether another photo of a user may come.
    func hasRoom(for userId: String) -> Bool {
        waiting.count < Self.maximumWaiting.all
            && waiting.count(where: { $0.userId == userId }) < Self.maximumWaiting.ofOne
    }

    /// Reads a photo as soon as it is its turn.
    func add(_ upload: Upload) {
        guard !waiting.contains(where: { $0.id == upload.id }) else { return }
        waiting.append(upload)
        begin()
    }

    private func work(by workers: Int) {
        self.workers = workers
        begin()
    }

    /// How many photos are in work at a place at most. Elsewhere each worker has its next one while the last is stored.
    private func limit(_ place: Place) -> Int { place == .here ? jobs : 2 * workers }

    private func begin() {
        for place in [Place.here, .elsewhere] {
            while running[place, default: 0] < limit(place),
                running.values.reduce(0, +) < waiting.count + stages.count
            {
                running[place, default: 0] += 1
                idleTimer?.cancel()
                let scanner =
                    place == .here
                    ? idle.popLast() ?? makeScanner(nil) : makeScanner(readers.handler(isPatient: jobs == 0))
                // Not on behalf of the one whose photo came now.
                Task.detached { await self.work(at: place, with: scanner) }
            }
        }
    }

    /// Does not read a photo, unless that has begun.
    func remove(_ upload: Upload) {
        waiting.removeAll { $0.id == upload.id }
        if stages[upload.id] == nil { folder.remove(upload) }
    }

    /// How far a photo is.
    func stage(of upload: Upload) -> Upload.Stage { stages[upload.id] ?? upload.stage }

    private func work(at place: Place, with scanner: PhotoScanner) async {
        while running[place, default: 0] <= limit(place), let upload = next() {
            await read(upload, with: scanner)
            stages[upload.id] = nil
            if let series = upload.seriesKey { openSeries.remove(series) }
        }
        let isTooMany = running[place, default: 0] > limit(place)
        running[place, default: 0] -= 1
        // Those that are too many leave photos to others.
        if isTooMany { begin() }
        if place == .here { idle.append(scanner) }
        guard running[.here, default: 0] == 0 else { return }
        idleTimer = Task {
            try? await Task.sleep(for: Self.idleTime)
            if !Task.isCancelled, running[.here, default: 0] == 0 { idle = [] }
        }
    }

    /// The first photo of the next member in the household after the last one's, in the order of their ids, without
    /// photos of a series of which one is being read.
    private func next() -> Upload? {
        let ready = waiting.filter { upload in !(upload.seriesKey.map(openSeries.contains) ?? false) }
        guard let household = Self.next(after: lastHousehold, in: ready.map(\.householdId)) else { return nil }
        let members = ready.filter { $0.householdId == household }.map(\.userId)
        guard let member = Self.next(after: lastMembers[household] ?? "", in: members),
            let first = ready.first(where: { $0.householdId == household && $0.userId == member }),
            let index = waiting.firstIndex(where: { $0.id == first.id })
        else { return nil }
        lastHousehold = household
        lastMembers[household] = member
        if let series = first.seriesKey { openSeries.insert(series) }
        let upload = waiting.remove(at: index)
        stages[upload.id] = .scanning
        return upload
    }

    private static func next(after last: String, in ids: [String]) -> String? {
        ids.filter { $0 > last }.min() ?? ids.min()
    }

    /// Reads a photo, unless another server does.
    private func read(_ upload: Upload, with scanner: PhotoScanner) async {
        guard await RemoteAccess(process).claim(upload) else { return }
        let claiming = Task { [process] in
            while (try? await Task.sleep(for: Self.claimPause)) != nil { _ = await RemoteAccess(process).claim(upload) }
        }
        await readAndStore(upload, with: scanner)
        claiming.cancel()
    }

    private func readAndStore(_ upload: Upload, with scanner: PhotoScanner) async {
        do {
            let (inventory, _) = try await process.person(upload.userId).inventory(ofHousehold: upload.householdId)
            let result = try await result(of: upload, in: inventory, with: scanner)
            switch result.error {
            case nil, .storage(.permission): break
            case .scan(.systemBusy), .storage: return retry(upload)
            case .scan: break
            }
            if result.status != .failed { await complete(inventory) }
            let json = result.json(
                today: .today(), household: inventory.context.householdName, picture: await picture(of: result, upload))
            await finish(upload, result.status == .failed ? .failed : .saved, json)
        } catch DataError.permission {
            // Who sent it is no member any more.
            let result = PhotoResult(file: Self.name(of: upload), status: .failed, error: .storage(.permission))
            await finish(upload, .failed, result.json(today: .today(), household: nil))
        } catch {
            retry(upload)
        }
    }

    private func result(
        of upload: Upload, in inventory: Inventory, with scanner: PhotoScanner
    ) async throws -> PhotoResult {
        let name = Self.name(of: upload)
        var bytes = try folder.bytes(of: upload)
        if bytes == nil { bytes = try await RemoteAccess(process).bytes(of: upload) }
        guard let bytes else {
            return PhotoResult(file: name, status: .failed, error: .scan(.notFound))
        }
        var options = ReadingOptions(today: .today(), locale: locale)
        if upload.series != nil {
            options.grouping = .folder
            options.earlierPhotos = (try? await RemoteAccess(process).earlierPhotos(of: upload)) ?? []
        }
        for await progress in scanner.scan([.bytes(bytes, name: name)], into: inventory, options: options) {
            if let result = progress.result { return result }
            await report(upload, progress.stage)
        }
        return PhotoResult(file: name, status: .failed, error: .storage(.busy))
    }

    /// Does what follows a scan: names that are known by now, and dates whose order is. A failure is left to the next.
    private func complete(_ inventory: Inventory) async {
        _ = try? await inventory.nameItems(on: .today())
        _ = try? await inventory.settleDateOrders(on: .today(), locale: locale)
    }

    /// Makes the pictures of a photo that was read, and returns the one that shows it best; nil for one that cannot be
    /// decoded, and for a person's papers, of which nothing is kept.
    private func picture(of result: PhotoResult, _ upload: Upload) async -> PhotoPicture? {
        guard result.status != .failed, !result.parsed.isPrivate else { return nil }
        let (photo, household, user) = (upload.contentHash, upload.householdId, upload.userId)
        await pictures.make(ofPhoto: photo, in: household, by: user)
        let items = result.items.prefix(1).map(\.item)
        let best = try? await pictures.best(of: items, in: household, by: user).values.first
        guard let best else { return PhotoPicture(ofPhoto: photo) }
        return best
    }

    private func report(_ upload: Upload, _ stage: SaveProgress.Stage) async {
        var upload = upload
        upload.stage =
            switch stage {
            case .scanning: .scanning
            case .parsing: .parsing
            case .upserting, .saved, .failed: .upserting
            }
        stages[upload.id] = upload.stage
        await hub.publish(upload)
    }

    private func finish(_ upload: Upload, _ stage: Upload.Stage, _ result: JSONValue) async {
        var upload = upload
        (upload.stage, upload.result) = (stage, result.line)
        do {
            try await RemoteAccess(process).finish(upload)
            folder.remove(upload)
            await hub.publish(upload)
        } catch DataError.notFound, DataError.permission {
            // It went with its household.
            folder.remove(upload)
        } catch {
            retry(upload)
        }
    }

    private func retry(_ upload: Upload) {
        Task {
            try? await Task.sleep(for: Self.retryPause)
            add(upload)
        }
    }

    /// The name under which the household has the photo.
    private static func name(of upload: Upload) -> String { "phone-\(upload.id.prefix(8))" }
}

extension Upload {
    /// Its household and series; nil for a photo on its own.
    fileprivate var seriesKey: [String]? { series.map { [householdId, $0] } }
}
