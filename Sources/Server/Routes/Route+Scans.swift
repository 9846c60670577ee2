import Foundation
import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation

/// The photos that devices send.
extension Route {
    private static let maximumPhotos = 500

    static let scans = [
        Route(.put, "/v1/households/{h}/scans") { call in
            let (_, context) = try await call.household()
            let series = try series(call)
            try admit(call, by: context.userId)
            guard await call.server.queue.hasRoom(for: context.userId) else {
                throw Problem.tooMany(Message("too many photos wait already"), retryAfter: 60)
            }
            let photo = try await receive(call)
            let hash = try await photo.finish()
            let asked = Upload(
                id: UniqueId.make(), householdId: context.householdId, userId: context.userId, contentHash: hash,
                createdAt: Date(), series: series)
            // The file is there before the photo is noted: what is to be read can be read.
            try call.server.folder.keep(photo, of: asked)
            let (upload, isToRead) = try await call.server.remote.add(asked)
            guard isToRead else {
                if upload.stage.isFinal { call.server.folder.remove(upload) }
                return Response(json: try await json(of: upload, call))
            }
            try? await call.server.remote.share(upload, call.server.folder)
            await call.server.queue.add(upload)
            return Response(json: try await json(of: upload, call), status: .accepted)
        },
        Route(.get, "/v1/households/{h}/scans") { call in
            let values = try call.query(allowing: ["limit"])
            let limit = try number("limit", 1...maximumPhotos, in: values) ?? 50
            var scans: [JSONValue] = []
            let (household, user) = (try call.parameter("h"), try call.person().userId)
            for upload in try await call.server.remote.uploads(to: household, limit: limit, by: user) {
                scans.append(try await json(of: upload, call))
            }
            return Response(json: .object([("scans", .array(scans))]))
        },
        Route(.get, "/v1/households/{h}/scans/{s}") { call in
            let upload = try await call.server.remote.upload(
                call.parameter("s"), to: call.parameter("h"), by: call.person().userId)
            return Response(json: try await json(of: upload, call))
        },
        Route(.delete, "/v1/households/{h}/scans/{s}") { call in
            let upload = try await call.server.remote.removeUpload(
                call.parameter("s"), to: call.parameter("h"), by: call.person().userId)
            await call.server.queue.remove(upload)
            return Response(status: .noContent)
        },
    ]

    /// What the photo has in common with others of the same pack; nil for a photo on its own. Throws `Problem`.
    private static func series(_ call: Call) throws -> String? {
        guard let text = call.request.headers[.series] else { return nil }
        guard text.wholeMatch(of: /[A-Za-z0-9-]{1,40}/) != nil else {
            throw Problem.badRequest("'Series' must be 1 to 40 letters, digits or '-'.")
        }
        return text
    }

    /// Throws the problem of a photo that is not taken, before any of it is read.
    static func admit(_ call: Call, by userId: String) throws {
        guard call.request.headers[.contentType]?.lowercased().hasPrefix("image/") ?? false else {
            throw Problem(.unsupportedMediaType, "unsupportedFormat", Message("the body must be a picture: image/…"))
        }
        let length = call.request.headers[.contentLength].flatMap(Int.init)
        guard length ?? 0 <= call.server.maximumPhoto else { throw Problem.tooLarge }
        try call.server.photos.count(userId, Message("these are too many photos in a minute"))
    }

    /// Stores the photo in the body. Throws `Problem` and `DataError`.
    private static func receive(_ call: Call) async throws -> IncomingFile {
        let photo = try call.server.folder.begin(upTo: call.server.maximumPhoto)
        for try await part in call.request.body {
            guard photo.count + part.readableBytes <= call.server.maximumPhoto else { throw Problem.tooLarge }
            try photo.add(part.readableBytesView)
        }
        guard call.server.folder.isPicture(photo) else {
            let error = ScanError.unsupportedFormat
            throw Problem(.unsupportedMediaType, error.rawValue, error.words.reason)
        }
        return photo
    }

    private static func json(of upload: Upload, _ call: Call) async throws -> JSONValue {
        let (stage, hasReader) = await (call.server.queue.stage(of: upload), call.server.queue.hasReader)
        return .object(
            [
                ("id", .string(upload.id)), ("stage", .string(stage.rawValue)),
                ("createdAt", .time(upload.createdAt)), ("photo", .string(upload.contentHash)),
                ("result", upload.result.map { .line($0) } ?? .null),
            ] + (hasReader || stage.isFinal ? [] : [("noReader", .bool(true))]))
    }
}
