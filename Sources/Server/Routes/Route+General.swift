import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshPlatform
import KeepItFreshPresentation

/// What is there without signing in, and the stream of events.
extension Route {
    /// The version of the API's forms.
    private static let format = 1

    static let general = [
        Route(.get, "/healthz", readsSession: false) { call in
            try await call.server.remote.checkDatabase()
            return Response(json: .object([("status", .string("ok"))]))
        },
        Route(.get, "/v1", readsSession: false) { call in
            Response(
                json: .object([
                    ("version", .string(Build.version)), ("format", .integer(format)),
                    ("page", .string(call.server.page.version)),
                    ("registration", .string(call.server.registration.rawValue)),
                    ("ways", .texts(try ways(of: call).map(\.rawValue))),
                ]))
        },
        Route(.get, "/v1/events") { call in
            let hub = call.server.hub
            let (number, events) = try await hub.listen(call.requireSession())
            call.whenClientLeaves { Task { await hub.leave(number) } }
            let body = ResponseBody { writer in
                for await event in events {
                    guard (try? await writer.write(ByteBuffer(string: event.text))) != nil else { break }
                }
                await hub.leave(number)
                try await writer.finish(nil)
            }
            return Response(
                status: .ok,
                headers: [
                    .contentType: "text/event-stream", .cacheControl: "no-store", .accelBuffering: "no",
                ],
                body: body)
        },
    ]
}
