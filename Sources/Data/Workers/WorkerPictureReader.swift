import Dispatch
import FoundationEssentials
package import KeepItFreshDomain

/// Makes small pictures of photos, each in a separate worker process, so that a harmful photo harms only that process.
package struct WorkerPictureReader: Sendable {
    /// More than any small picture.
    private static let replyLimit = 16 << 20

    private let deadline: WorkerProcess.Deadline
    private let queue = DispatchQueue(label: "pictures")

    /// Waits `seconds` for a worker that hangs.
    package init(seconds: Double = 9) {
        deadline = WorkerProcess.Deadline(seconds: seconds)
    }

    /// The picture that a worker, started by `program`, makes of a photo. Throws the worker's error, `timeout` when it
    /// does not answer, and `decoderCrashed` when it ended.
    package func picture(of file: PhotoFile, by program: WorkerProgram) async throws(ScanError) -> GreyImage {
        let answer = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Result { () throws(ScanError) in try ask(program, file) }) }
        }
        return try answer.get()
    }

    private func ask(_ program: WorkerProgram, _ file: PhotoFile) throws(ScanError) -> GreyImage {
        let worker = try WorkerProcess(program)
        switch worker.exchange(file.bytes, replyLimit: Self.replyLimit, deadline: deadline) {
        case .late: throw .timeout
        case .ended: throw .decoderCrashed
        case .reply(let bytes):
            switch try? JSONDecoder().decode(LabelServer.Reply.self, from: Data(bytes)) {
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
