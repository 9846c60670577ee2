import Dispatch
import FoundationEssentials
import Glibc
public import KeepItFreshDomain

/// The worker's side: reads the photos that a `WorkerLabelReader` sends, within limits, until that is gone.
public struct LabelServer: Sendable {
    private let answer: @Sendable (PhotoFile) async throws(ScanError) -> WorkerReply
    private let limits: WorkerLimits
    private let requestLimit: Int

    /// A server that reads photos of up to `bytes` bytes with `labels`, within `limits`.
    public init(labels: any LabelProviding, bytes: Int, limits: WorkerLimits) {
        answer = { file throws(ScanError) in .label(try await labels.label(of: file)) }
        self.limits = limits
        requestLimit = bytes
    }

    /// A server that makes a picture of each photo of up to `bytes` bytes, within `limits`, for a `WorkerPictureReader`.
    public init(
        bytes: Int, limits: WorkerLimits, picture: @escaping @Sendable (PhotoFile) async throws(ScanError) -> GreyImage
    ) {
        answer = { file throws(ScanError) in
            let picture = try await picture(file)
            return .picture(width: picture.width, height: picture.height, pixels: Data(picture.pixels))
        }
        self.limits = limits
        requestLimit = bytes
    }

    /// True when standard input is a socket, as `WorkerLabelReader` makes it.
    public static var hasParent: Bool {
        var status = stat()
        return unsafe fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    }

    /// Serves. Ends the process, also in the middle of a photo, as soon as the parent is gone.
    public func run() async {
        // ^C reaches every process of the terminal's; what it means is the parent's to say.
        signal(SIGINT, SIG_IGN)
        limits.hold()
        let channel = MessageChannel(descriptor: STDIN_FILENO)
        for await photo in requests(of: channel) {
            limits.allowNextPhoto()
            guard channel.send(await reply(to: photo)) else { break }
        }
        _exit(0)
    }

    private func requests(of channel: MessageChannel) -> AsyncStream<[UInt8]> {
        AsyncStream { continuation in
            DispatchQueue(label: "requests").async {
                while let message = channel.receive(limit: requestLimit) { continuation.yield(message) }
                _exit(0)
            }
        }
    }

    private func reply(to photo: [UInt8]) async -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "1", negativeInfinity: "0", nan: "0")
        let reply: WorkerReply
        do throws(ScanError) {
            reply = try await answer(PhotoFile(name: "", bytes: photo, contentHash: ""))
        } catch {
            reply = .refused(error)
        }
        return (try? encoder.encode(reply)).map { [UInt8]($0) } ?? []
    }
}
