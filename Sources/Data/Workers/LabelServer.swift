import Dispatch
import FoundationEssentials
import Glibc
package import KeepItFreshDomain
import KeepItFreshLabels

/// The worker's side: answers the photos that a `WorkerLabelReader` or `WorkerPictureReader` sends, until that ends.
package struct LabelServer: Sendable {
    /// Makes the reply to a message.
    private let answer: @Sendable ([UInt8]) async throws(ScanError) -> Reply
    private let limits: Limits
    private let requestLimit: Int

    /// A server that reads photos of up to `bytes` bytes with `labels`, within `limits`.
    package init(labels: any LabelProviding, bytes: Int, limits: Limits) {
        answer = { message throws(ScanError) in
            guard let (request, photo) = PhotoRequest.read(message) else {
                return .label(try await labels.label(of: Self.file(message)))
            }
            return .label(try await labels.label(of: Self.file(photo), in: request.context))
        }
        self.limits = limits
        requestLimit = bytes + Self.maximumRequestBytes
    }

    /// A server that makes the pictures that a `WorkerPictureReader` asks for, of photos of up to `bytes` bytes, within
    /// `limits`.
    package init(
        bytes: Int, limits: Limits,
        picture: @escaping @Sendable (PictureRequest, PhotoFile) async throws(ScanError) -> GreyImage,
        colors: @escaping @Sendable (PhotoPicture.Request, PhotoFile) async throws(ScanError) -> [[UInt8]]
    ) {
        answer = { message throws(ScanError) in
            guard let (request, photo) = Self.request(in: message) else { throw .unreadableImage }
            switch request {
            case .grey(let request):
                let picture = try await picture(request, Self.file(photo))
                return .picture(
                    width: picture.width, height: picture.height, reduction: picture.reduction,
                    pixels: Data(picture.pixels))
            case .colors(let request): return .files(try await colors(request, Self.file(photo)).map { Data($0) })
            }
        }
        self.limits = limits
        requestLimit = bytes + Self.maximumRequestBytes
    }

    /// Whether standard input is a socket, as `WorkerProcess` makes it.
    package static var hasParent: Bool {
        var status = stat()
        return unsafe fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    }

    /// Serves until the parent ends, then ends the process, even in the middle of a photo.
    package func run() async {
        // ^C reaches every process of the terminal; only the parent reacts to it.
        signal(SIGINT, SIG_IGN)
        limits.apply()
        Confinement.forbidCalls()
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
        let reply: Reply
        do throws(ScanError) {
            reply = try await answer(photo)
        } catch {
            reply = .refused(error)
        }
        return Self.bytes(of: reply)
    }

    private static func file(_ photo: [UInt8]) -> PhotoFile {
        PhotoFile(name: "", bytes: photo, contentHash: "")
    }
}

/// A message that asks for pictures: the request as a line of JSON, then the photo's bytes.
extension LabelServer {
    static let lineEnd = UInt8(ascii: "\n")
    static let maximumRequestBytes = 4_096

    /// What is asked for.
    enum Request: Codable, Equatable {
        case grey(PictureRequest)
        case colors(PhotoPicture.Request)
    }

    /// The message that asks for pictures of a photo; nil when the request cannot be written.
    static func message(_ request: Request, _ photo: [UInt8]) -> [UInt8]? {
        (try? JSONEncoder().encode(request)).map { $0 + [lineEnd] + photo }
    }

    /// The request and the photo of a message; nil for one that is not of this form.
    static func request(in message: [UInt8]) -> (request: Request, photo: [UInt8])? {
        guard let end = message.firstIndex(of: lineEnd),
            let request = try? JSONDecoder().decode(Request.self, from: Data(message[..<end]))
        else { return nil }
        return (request, Array(message[(end + 1)...]))
    }
}

extension LabelServer {
    /// A reply as it is sent.
    static func bytes(of reply: Reply) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "1", negativeInfinity: "0", nan: "0")
        return (try? encoder.encode(reply)).map { [UInt8]($0) } ?? []
    }

    /// The reply that was sent as these bytes; nil for bytes that are none.
    static func reply(_ bytes: [UInt8]) -> Reply? {
        try? JSONDecoder().decode(Reply.self, from: Data(bytes))
    }

    /// A worker's reply to a photo.
    enum Reply: Codable, Equatable, Sendable {
        case label(ScannedLabel)
        case picture(width: Int, height: Int, reduction: Int, pixels: Data)
        /// Pictures as files.
        case files([Data])
        case refused(ScanError)
    }

    /// A worker's limits, at which the system ends it.
    package struct Limits: Hashable, Sendable {
        /// Bytes of writable memory.
        package var memory: UInt64
        /// Seconds of processor time for one photo.
        package var seconds: UInt64

        /// Limits for photos of up to `pixels` pixels: memory for the largest in all colours and for copies of it.
        package init(pixels: Int, seconds: UInt64 = 7) {
            memory = 1 << 30 + UInt64(min(max(0, pixels), 1 << 40)) * 12
            self.seconds = seconds
        }

        /// Applies the limits to this process: memory, no files, no core file. When the machine runs out of memory,
        /// this process should be ended before others.
        func apply() {
            limit(RLIMIT_DATA, to: memory)
            limit(RLIMIT_FSIZE, to: 0)
            limit(RLIMIT_CORE, to: 0)
            let score = unsafe open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)
            guard score >= 0 else { return }
            _ = unsafe write(score, "500", 3)
            close(score)
        }

        /// Allows the processor time of one more photo; after it the system sends SIGXCPU.
        func allowNextPhoto() {
            var usage = rusage()
            guard unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return }
            let used = UInt64(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + 1
            var limit = rlimit()
            guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit) == 0 else { return }
            limit.rlim_cur = min(rlim_t(used + seconds), limit.rlim_max)
            _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
        }

        /// Sets a limit, unless a lower one is set already.
        private func limit(_ resource: __rlimit_resource, to value: UInt64) {
            var limit = rlimit()
            guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return }
            limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
            limit.rlim_max = limit.rlim_cur
            _ = unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        }
    }
}
