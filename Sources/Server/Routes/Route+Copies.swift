import Foundation
import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// What devices that copy a household send and ask for.
extension Route {
    /// The most bytes of a request: a hundred photos that were scanned, with their readings and small pictures.
    private static let maximumRequest = 8 << 20

    static let copies = [
        Route(.post, "/v1/households/{h}/sync") { call in
            let session = try call.requireSession()
            let (_, context) = try await call.household()
            let request = try copyRequest(in: try await call.body(upTo: maximumRequest))
            let answer = try await call.server.remote.answer(request, of: context.householdId, for: session)
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            return call.compressed(Array(try encoder.encode(answer)), type: "application/json")
        }
    ]

    /// The request in a body. Throws the problem of one that is none, or of another format: then nothing of it is done.
    private static func copyRequest(in body: ByteBuffer) throws -> CopyRequest {
        struct Spoken: Decodable { let format: Int }
        let body = Data(body.readableBytesView)
        let decoder = JSONDecoder()
        do {
            // What another format means may look otherwise.
            guard try decoder.decode(Spoken.self, from: body).format == CopyRequest.format else {
                throw Problem.otherFormat(CopyRequest.format)
            }
            let request = try decoder.decode(CopyRequest.self, from: body)
            guard request.changes.count <= CopyRequest.maximumChanges else {
                throw Problem.badRequest("There may be at most \(CopyRequest.maximumChanges) changes.")
            }
            guard request.rows.count <= CopyRequest.maximumRows else {
                throw Problem.badRequest("There may be at most \(CopyRequest.maximumRows) rows.")
            }
            guard request.position ?? 0 >= 0, request.epoch.utf8.count <= maximumId else {
                throw Problem.badRequest("The copy or the position is none.")
            }
            return request
        } catch let error as DecodingError {
            let place = error.path.isEmpty ? "" : " at '\(error.path.prefix(maximumId))'"
            throw Problem.badRequest("The body is no request of a copy\(place).")
        }
    }

    private static let maximumId = 100
}

extension DecodingError {
    /// Where in the JSON it happened, such as `changes.0.day`.
    fileprivate var path: String {
        let context: Context? =
            switch self {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
                .dataCorrupted(let context):
                context
            @unknown default: nil
            }
        return (context?.codingPath ?? []).map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}
