import FoundationEssentials
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Lets workers on other machines read photos, and another reader those that nobody takes.
package struct RemoteLabelReader: LabelProviding {
    private let handle: PhotoJob.Handler
    private let otherwise: any LabelProviding

    /// A reader that gives each photo to `handle`, and one that comes back unread to `otherwise`.
    package init(_ handle: @escaping PhotoJob.Handler, otherwise: any LabelProviding) {
        (self.handle, self.otherwise) = (handle, otherwise)
    }

    package func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel {
        if let label = try await label(answering: file.bytes) { return label }
        return try await otherwise.label(of: file)
    }

    package func label(of file: PhotoFile, in context: PhotoContext) async throws(ScanError) -> ScannedLabel {
        if let label = try await label(answering: PhotoRequest(context).message(file.bytes)) { return label }
        return try await otherwise.label(of: file, in: context)
    }

    private func label(answering message: [UInt8]) async throws(ScanError) -> ScannedLabel? {
        let job = PhotoJob(.reading, message: message) { bytes in
            switch LabelServer.reply(bytes) {
            case .label(let label): .label(label)
            case .refused(let error): .refused(error)
            default: nil
            }
        }
        switch try await handle(job) {
        case .label(let label): return label
        case .refused(let error): throw error
        case .pictures: throw .decoderCrashed
        case nil: return nil
        }
    }
}

extension PhotoJob {
    /// The job of making colour pictures of a photo; nil when the request cannot be written.
    package static func pictures(_ request: PhotoPicture.Request, of file: PhotoFile) -> PhotoJob? {
        LabelServer.message(.colors(request), file.bytes).map { message in
            PhotoJob(.pictures, message: message) { bytes in
                switch LabelServer.reply(bytes) {
                case .refused(let error): .refused(error)
                case let reply?: WorkerPictureReader.files(reply, to: request).map { .pictures($0) }
                case nil: nil
                }
            }
        }
    }

    /// Does what a message asks for, and returns the bytes of the answer. Each photo goes to a child process.
    package static func work(
        on message: [UInt8], _ kind: Kind, labels: WorkerLabelReader, pictures: WorkerPictureReader
    ) async -> [UInt8] {
        func file(_ photo: [UInt8]) -> PhotoFile { PhotoFile(name: "", bytes: photo, contentHash: "") }
        let reply: LabelServer.Reply
        do throws(ScanError) {
            switch (kind, PhotoRequest.read(message), LabelServer.request(in: message)) {
            case (.reading, let (request, photo)?, _):
                reply = .label(try await labels.label(of: file(photo), in: request.context))
            case (.reading, nil, _): reply = .label(try await labels.label(of: file(message)))
            case (.pictures, _, (.colors(let request), let photo)?):
                reply = .files(try await pictures.pictures(request, of: file(photo)))
            case (.pictures, _, _): throw .unreadableImage
            }
        } catch {
            reply = .refused(error)
        }
        return LabelServer.bytes(of: reply)
    }
}
