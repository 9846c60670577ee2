import Foundation
import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation
import Synchronization

/// The calendar of a household, for programs that cannot sign in: whoever has the address has the calendar.
extension Route {
    static let feeds = [
        Route(.get, "/v1/households/{h}/feed") { call in
            let (_, context) = try await call.household()
            let createdAt = try await feed(call).createdAt(for: context.userId, of: context.householdId)
            return Response(
                json: .object([
                    ("isThere", .bool(createdAt != nil)), ("createdAt", createdAt.map { .time($0) } ?? .null),
                ]))
        },
        Route(.post, "/v1/households/{h}/feed") { call in
            let (_, context) = try await call.household()
            let language = MessageLanguage(locale: try await call.fields("lang").text("lang") ?? "")
            let secret = try await feed(call).make(for: context.userId, of: context.householdId)
            let origin = call.server.gate.origin(of: call.request)
            let link = "\(origin)/v1/feed/\(secret).ics?lang=\(language.code)"
            return Response(json: .object([("link", .string(link))]), status: .created)
        },
        Route(.delete, "/v1/households/{h}/feed") { call in
            let (_, context) = try await call.household()
            try await feed(call).remove(for: context.userId, of: context.householdId)
            return Response(status: .noContent)
        },
        Route(.get, "/v1/feed/{secret}.ics", readsSession: false) { call in
            let language = MessageLanguage(locale: try call.query(allowing: ["lang"])["lang"] ?? "")
            let text = Mutex("")
            // Alarms sound when reminders are sent.
            try await feed(call).writeCalendar(
                secret: call.parameter("secret"), alarmsAt: call.server.daily.hour * 60, language: language
            ) { part in text.withLock { $0 += part } }
            return Response(bytes: text.withLock { Array($0.utf8) }, type: "text/calendar; charset=utf-8")
        },
    ]

    private static func feed(_ call: Call) -> RemoteFeed { RemoteFeed(call.server.process) }
}
