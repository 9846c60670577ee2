import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshDomain

/// The pictures of photos.
extension Route {
    static let pictures = [
        Route(.get, "/v1/households/{h}/pictures/{photo}/{kind}") { call in
            let (_, context) = try await call.household()
            let place = try call.query(allowing: ["at"])["at"]
            guard let kind = PhotoPicture.Kind(rawValue: try call.parameter("kind")),
                let (picture, file) = try await call.server.pictures.picture(
                    kind, around: place, ofPhoto: call.parameter("photo"), in: context.householdId, by: context.userId)
            else { throw Problem.notFound }
            let tag = [picture.photo, picture.kind.rawValue, picture.place].joined(separator: ".")
            var response = await call.answer(tag: tag) { Response(bytes: Array(file), type: "image/jpeg") }
            response.headers[.cacheControl] = "private, max-age=31536000, immutable"
            response.headers[.contentSecurityPolicy] = "default-src 'none'; sandbox"
            return response
        }
    ]
}
