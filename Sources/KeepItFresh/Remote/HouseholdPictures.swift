package import Foundation
package import KeepItFreshDomain
import KeepItFreshSQLite
import KeepItFreshScanning
import KeepItFreshWorkers

/// The small pictures of households' photos. Each is made once, from the photo's file while there is one, by one worker
/// process that ends after a minute without work.
package actor HouseholdPictures {
    private static let idleTime = Duration.seconds(60)

    private let process: CompositionRoot
    private let folder: UploadFolder?
    private let worker: WorkerProgram
    private let elsewhere: PhotoJob.Handler?
    private let limit: Int
    private let photos = PhotoReader()
    private var reader: WorkerPictureReader?
    private var idleTimer: Task<Void, Never>?
    private var making: [[String]: Task<Void, Never>] = [:]
    /// Photos that could not be decoded: nothing is tried twice.
    private var unreadable: Set<[String]> = []

    /// The pictures of a process's households, each with at most `limit` bytes, made by `worker`: a program that calls
    /// `PhotoPictures.serve`, or where there is one by the handler `elsewhere`. Other devices' photos are in `folder`,
    /// if any can send some.
    package init(
        _ process: CompositionRoot, folder: UploadFolder?, worker: WorkerProgram,
        elsewhere: PhotoJob.Handler? = nil, limit: Int = 1 << 30
    ) {
        (self.process, self.folder, self.worker, self.limit) = (process, folder, worker, limit)
        self.elsewhere = elsewhere
    }

    /// A picture of a photo, of the first place without `place`, and its file; nil when there is none and it cannot be
    /// made. Throws `DataError`.
    package func picture(
        _ kind: PhotoPicture.Kind, around place: String?, ofPhoto photo: String, in household: String, by userId: String
    ) async throws -> (picture: PhotoPicture, file: Data)? {
        let store = store(userId)
        guard let source = try await store.source(ofPhoto: photo, in: household),
            let picture = source.pictures.map(\.picture).first(where: {
                $0.kind == kind && (place == nil || place == $0.place)
            })
        else { return nil }
        if let file = try await file(of: picture, in: household, by: userId) { return (picture, file) }
        if source.mayBePrivate { return nil }
        await make(ofPhoto: photo, in: household, by: userId)
        return try await file(of: picture, in: household, by: userId).map { (picture, $0) }
    }

    /// The file of a picture; nil when there is none. A working copy knows only which there are.
    private func file(of picture: PhotoPicture, in household: String, by userId: String) async throws -> Data? {
        let file = try await store(userId).find(picture, in: household)
        guard let file, file.isEmpty else { return file }
        let key = try JSONEncoder().encode([picture.photo, picture.kind.rawValue, picture.place])
        return try await process.shared?.bytes(
            of: "picture", key: String(decoding: key, as: UTF8.self), in: household, for: .user(userId))
    }

    /// The picture that shows each of these items best, by their ids. Throws `DataError`.
    package func best(of items: [Item], in household: String, by userId: String) async throws -> [String: PhotoPicture]
    {
        try await store(userId).best(of: items, in: household)
    }

    /// Those of an item's photos that can be shown. Throws `DataError`.
    package func shown(_ photos: [ItemPhoto], in household: String, by userId: String) async throws -> Set<String> {
        let pictured = try await store(userId).pictured(photos.map(\.contentHash), in: household)
        return pictured.union(
            photos.filter { $0.name.hasPrefix("/") && FileManager.default.fileExists(atPath: $0.name) }
                .map(\.contentHash))
    }

    /// Makes the pictures of a photo that are missing, of these kinds. A failure leaves them missing.
    package func make(
        ofPhoto photo: String, in household: String, by userId: String,
        kinds: Set<PhotoPicture.Kind> = Set(PhotoPicture.Kind.allCases)
    ) async {
        let key = [household, photo]
        if let running = making[key] { return await running.value }
        if unreadable.contains(key) { return }
        let task = Task { await create(photo, in: household, by: userId, kinds) }
        making[key] = task
        await task.value
        making[key] = nil
        if making.isEmpty { waitForWork() }
    }

    private func create(
        _ photo: String, in household: String, by userId: String, _ kinds: Set<PhotoPicture.Kind>
    ) async {
        let store = store(userId)
        do {
            guard let source = try await store.source(ofPhoto: photo, in: household) else { return }
            var missing = source.pictures.filter { kinds.contains($0.picture.kind) }
            let view = try await store.find(PhotoPicture(ofPhoto: photo), in: household)
            for (picture, _) in source.pictures where try await store.find(picture, in: household) != nil {
                missing.removeAll { $0.picture == picture }
            }
            guard !missing.isEmpty, let bytes = await bytes(of: photo, source, in: household) ?? view.map(Array.init)
            else { return }
            let file = PhotoFile(name: source.name, bytes: bytes, contentHash: photo)
            let request = PhotoPicture.Request(around: missing.map(\.place), in: source.size)
            guard let files = try await files(request, of: file) else { return }
            try await store.add(zip(missing, files).map { ($0.picture, $1) }, in: household)
        } catch is ScanError {
            unreadable.insert([household, photo])
        } catch {
            // What could not be stored can be made again.
        }
    }

    /// Nil where nobody is there to make them.
    private func files(_ request: PhotoPicture.Request, of file: PhotoFile) async throws(ScanError) -> [Data]? {
        guard let elsewhere else { return try await runningReader().pictures(request, of: file) }
        guard let job = PhotoJob.pictures(request, of: file) else { return nil }
        switch try await elsewhere(job) {
        case .pictures(let files): return files
        case .refused(let error): throw error
        case .label, nil: return nil
        }
    }

    /// The bytes of a photo: of the file that a device sent, otherwise of the file that was read on this machine.
    private func bytes(of photo: String, _ source: SQLitePictures.Source, in household: String) async -> [UInt8]? {
        if let bytes = folder?.bytes(ofPhoto: photo, in: household) { return bytes }
        guard source.name.hasPrefix("/"), let file = try? await photos.open(.file(source.name)),
            file.contentHash == photo
        else { return nil }
        return file.bytes
    }

    private func runningReader() -> WorkerPictureReader {
        idleTimer?.cancel()
        let running = reader ?? WorkerPictureReader(program: worker)
        reader = running
        return running
    }

    private func waitForWork() {
        idleTimer?.cancel()
        idleTimer = Task {
            try? await Task.sleep(for: Self.idleTime)
            if !Task.isCancelled, making.isEmpty { reader = nil }
        }
    }

    private func store(_ userId: String) -> SQLitePictures {
        SQLitePictures(process.database, actingAs: userId, limit: limit)
    }
}
