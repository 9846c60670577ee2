import Foundation
package import KeepItFreshDomain
import KeepItFreshPlatform

/// What a worker asks of a server: photos to read. Its faults are those of copies: `signedOut` for a token that is none
/// of a worker's, and `notFound` for a job that is not the worker's any more.
extension HTTPServerExchange {
    /// A job and its id, which the server made.
    package struct Work: Sendable {
        package let id: String
        package let kind: PhotoJob.Kind
        package let message: [UInt8]
    }

    /// The version of the server's program. Throws `CopyFault`.
    package func version() async throws(CopyFault) -> String {
        struct About: Decodable { let version: String }
        let about: About = try await decoded(send("/v1"))
        return about.version
    }

    /// The next photo, for which the server waits a while; nil when none came. Throws `CopyFault`.
    package func work(upTo limit: Int) async throws(CopyFault) -> Work? {
        let body = #"{"format":\#(PhotoJob.format)}"#
        let answer: CurlTransport.Answer
        do throws(CopyFault) {
            answer = try await sendAsWorker("/v1/work", body: body, limit: limit + Self.maximumHead)
        } catch {
            // A server of a version without workers has no such path.
            throw error == .notFound ? .notUnderstood : error
        }
        guard answer.status != 204 else { return nil }
        struct Head: Decodable {
            let id: String
            let kind: PhotoJob.Kind
        }
        guard let end = answer.body.prefix(Self.maximumHead).firstIndex(of: UInt8(ascii: "\n")),
            let head = try? JSONDecoder().decode(Head.self, from: answer.body[..<end]), UUID(uuidString: head.id) != nil
        else { throw .notUnderstood }
        return Work(id: head.id, kind: head.kind, message: [UInt8](answer.body[(end + 1)...]))
    }

    /// Sends the answer to a job. Throws `CopyFault`.
    package func answer(_ work: Work, _ bytes: [UInt8]) async throws(CopyFault) {
        _ = try await sendAsWorker("/v1/work/\(work.id)", body: String(decoding: bytes, as: UTF8.self))
    }

    /// Says that a job is still in work, or with `isReturned` that another worker is to do it. Throws `CopyFault`.
    package func report(_ work: Work, isReturned: Bool) async throws(CopyFault) {
        _ = try await sendAsWorker("/v1/work/\(work.id)/state", body: #"{"isReturned":\#(isReturned)}"#)
    }

    private func sendAsWorker(
        _ path: String, body: String, limit: Int = CurlTransport.maximumAnswer
    ) async throws(CopyFault) -> CurlTransport.Answer {
        let answer = try await reply(to: path, body: body, limit: limit)
        if answer.status == 403 { throw .signedOut }
        return try checked(answer)
    }

    /// More than the lines before a photo.
    private static let maximumHead = 8_192
}
