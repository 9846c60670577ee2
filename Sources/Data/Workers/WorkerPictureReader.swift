import Dispatch
import FoundationEssentials
public import KeepItFreshDomain

/// Cuts pictures out of photos, each in a worker process of its own: what harms a decoder harms that alone.
public struct WorkerPictureReader: Sendable {
    /// More than any small picture.
    private static let replyLimit = 16 << 20

    private let patience: WorkerPatience
    private let queue = DispatchQueue(label: "pictures")

    /// A reader that waits `seconds` for a worker that hangs.
    public init(seconds: Double = 9) {
        patience = WorkerPatience(seconds: seconds)
    }

    /// The picture that a worker, started by `program`, makes of a photo. Throws what the worker throws, `timeout` when it
    /// does not answer, and `decoderCrashed` when it was lost.
    public func picture(of file: PhotoFile, by program: WorkerProgram) async throws(ScanError) -> GreyImage {
        let answer = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Result { () throws(ScanError) in try ask(program, file) }) }
        }
        return try answer.get()
    }

    private func ask(_ program: WorkerProgram, _ file: PhotoFile) throws(ScanError) -> GreyImage {
        let worker = try WorkerProcess(program)
        switch worker.exchange(file.bytes, replyLimit: Self.replyLimit, patience: patience) {
        case .late: throw .timeout
        case .gone: throw .decoderCrashed
        case .reply(let bytes):
            switch try? JSONDecoder().decode(WorkerReply.self, from: Data(bytes)) {
            case .refused(let error): throw error
            case .picture(let width, let height, let pixels):
                guard let image = GreyImage(width: width, height: height, pixels: [UInt8](pixels)) else {
                    throw .decoderCrashed
                }
                return image
            case .label, nil: throw .decoderCrashed
            }
        }
    }
}
