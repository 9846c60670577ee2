import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// What workers on other machines ask for and send.
extension Route {
    /// The most bytes of an answer: more than any photo's text and pictures.
    private static let maximumAnswer = 16 << 20
    /// The bytes of a photo that are sent at a time: as long as they pass, its worker is there.
    private static let part = 1 << 18

    static let work = [
        Route(.post, "/v1/work") { call in
            let session = try call.requireSession()
            guard let format = try await call.fields("format").number("format") else {
                throw Problem.badRequest("'format' is missing.")
            }
            guard format == PhotoJob.format else { throw Problem.otherFormat(PhotoJob.format) }
            let (readers, request) = (call.server.readers, UniqueId.make())
            call.whenClientLeaves { Task { await readers.leave(request) } }
            guard let (id, job) = await readers.next(for: session.id, request: request) else {
                return Response(status: .noContent)
            }
            // It may have been revoked while it waited.
            guard try await call.stillHasSession() else {
                _ = await readers.giveBack(id, of: session.id)
                throw Problem.notSignedIn
            }
            return response(with: job, id, of: session, readers)
        },
        Route(.post, "/v1/work/{w}") { call in
            let (session, id) = (try call.requireSession(), try call.parameter("w"))
            guard let job = await call.server.readers.job(id, of: session.id) else { throw Problem.notFound }
            let answer = job.answer(Array(try await call.body(upTo: maximumAnswer).readableBytesView))
            guard await call.server.readers.finish(id, of: session.id, with: answer) else { throw Problem.notFound }
            return Response(status: .noContent)
        },
        Route(.post, "/v1/work/{w}/state") { call in
            let (session, id) = (try call.requireSession(), try call.parameter("w"))
            let isReturned = try await call.fields("isReturned").flag("isReturned")
            let isKnown =
                isReturned
                ? await call.server.readers.giveBack(id, of: session.id)
                : await call.server.readers.job(id, of: session.id) != nil
            guard isKnown else { throw Problem.notFound }
            return Response(status: .noContent)
        },
    ]

    /// A line of JSON, then the job's message. One that cannot be sent is given back.
    private static func response(
        with job: PhotoJob, _ id: String, of session: Session, _ readers: RemoteReaders
    ) -> Response {
        let line = JSONValue.object([("id", .string(id)), ("kind", .string(job.kind.rawValue))]).line + "\n"
        let bytes = Array(line.utf8) + job.message
        let body = ResponseBody(contentLength: bytes.count) { writer in
            do {
                for start in stride(from: 0, to: bytes.count, by: part) {
                    try await writer.write(ByteBuffer(bytes: bytes[start..<min(start + part, bytes.count)]))
                    _ = await readers.job(id, of: session.id)
                }
            } catch {
                _ = await readers.giveBack(id, of: session.id)
                throw error
            }
            // A worker that has all of it may end the connection before that.
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: [.contentType: "application/octet-stream"], body: body)
    }
}
