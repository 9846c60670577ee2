import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// When a household is reminded.
extension Route {
    static let reminders = [
        Route(.get, "/v1/households/{h}/thresholds") { call in
            let (_, context) = try await call.household()
            let thresholds = try await call.person().reminders(of: context).thresholds()
            return Response(json: json(of: thresholds, call))
        },
        Route(.put, "/v1/households/{h}/thresholds") { call in
            let (_, context) = try await call.household()
            let fields = try await call.fields("useBy", "bestBefore")
            let thresholds = try await call.person().reminders(of: context).setThresholds.execute(
                context, useBy: fields.numbers("useBy"), bestBefore: fields.numbers("bestBefore"))
            return Response(json: json(of: thresholds, call))
        },
    ]

    private static func json(of thresholds: ReminderThresholds, _ call: Call) -> JSONValue {
        func days(_ kind: ReminderThresholds.Kind) -> JSONValue {
            .array(thresholds.days(of: kind).map { .integer($0) })
        }
        return .object([
            ("useBy", days(.useBy)), ("bestBefore", days(.bestBefore)),
            ("channels", .texts(call.server.daily.channels.map(\.rawValue))),
        ])
    }
}
