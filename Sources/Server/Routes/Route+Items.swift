import Foundation
import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Synchronization

/// The items of a household, its journal, and changes.
extension Route {
    private static let maximumItems = 100_000
    private static let maximumEntries = 1_000
    private static let maximumChanges = 100

    static let items = [
        Route(.get, "/v1/households/{h}/items") { call in
            let values = try call.query(allowing: ["status", "within", "q", "place", "limit"])
            let limit = try number("limit", 1...maximumItems, in: values)
            let query = try query(values, today: .today())
            return try await shown(call) { inventory, state, today in
                let items = try await inventory.items(query, limit: limit)
                let answer = try await ItemAnswer(items, of: inventory, today: today, call.server.pictures)
                return call.compressible(
                    .object(fields(of: state) + [("today", .date(today)), ("items", .array(items.map(answer.json)))]))
            }
        },
        Route(.get, "/v1/households/{h}/items/{i}") { call in
            let language = try language(in: call.query(allowing: ["lang"]))
            let id = try call.parameter("i")
            return try await shown(call) { inventory, _, today in
                guard let item = try await inventory.item(withId: id) else { throw Problem.notFound }
                let user = inventory.context.userId
                let history = try await inventory.history(of: item.id).map { $0.json(seenBy: user, in: language) }
                let photos = try await inventory.photos(of: item.id)
                let origins = try await inventory.origins(of: item.id).map { origin in
                    origin.json(in: photos.first { $0.contentHash == origin.contentHash }?.label?.size)
                }
                let shown = try await call.server.pictures.shown(
                    photos, in: inventory.context.householdId, by: user)
                let answer = try await ItemAnswer([item], of: inventory, today: today, call.server.pictures)
                return Response(
                    json: .object(
                        answer.fields(item) + [
                            ("history", .array(history)), ("origins", .array(origins)),
                            ("photos", .array(photos.map { $0.json(isThere: shown.contains($0.contentHash)) })),
                        ]))
            }
        },
        Route(.get, "/v1/households/{h}/journal") { call in
            let values = try call.query(allowing: ["since", "limit", "lang"])
            let limit = try number("limit", 1...maximumEntries, in: values) ?? 100
            let since = try values["since"].map { try Fields.day($0, "since") }
            let language = try language(in: values)
            return try await shown(call) { inventory, state, _ in
                let user = inventory.context.userId
                let entries = try await inventory.journal(since: since, limit: limit)
                    .map { $0.json(seenBy: user, in: language) }
                return Response(json: .object(fields(of: state) + [("entries", .array(entries))]))
            }
        },
        Route(.get, "/v1/households/{h}/export.csv") { call in
            try await shown(call) { inventory, _, _ in
                let text = Mutex(CSVTable.header + CSVTable.lineEnd)
                try await inventory.forEachBatch(ItemQuery(includesUsedUp: true)) { items in
                    let lines = items.map { CSVTable.line(of: $0) + CSVTable.lineEnd }.joined()
                    text.withLock { $0 += lines }
                }
                var response = Response(bytes: text.withLock { Array($0.utf8) }, type: "text/csv; charset=utf-8")
                response.headers[.contentDisposition] = "attachment; filename=\"inventory.csv\""
                return response
            }
        },
        Route(.post, "/v1/households/{h}/changes") { call in
            let session = try call.requireSession()
            let language = try language(in: call.query(allowing: ["lang"])) ?? call.language
            let (inventory, state) = try await call.inventory()
            let list = try Fields.list(
                try await call.body(), upTo: maximumChanges, allowing: ChangeReader.fieldNames)
            let reader = ChangeReader(device: session.id, epoch: state.epoch)
            // All are read before the first is made: of a list that is wrong nothing is done.
            let changes = try list.map(reader.read)
            var outcomes: [JSONValue] = []
            for change in changes {
                outcomes.append(try await change.perform(in: inventory, call.server.pictures, language))
            }
            return Response(json: .array(outcomes))
        },
    ]

    /// An answer that shows the path's household: the same as long as its state is, on a day.
    static func shown(
        _ call: Call, _ make: (Inventory, RequestedChange.Seen, CivilDate) async throws -> Response
    ) async throws -> Response {
        let (inventory, state) = try await call.inventory()
        let today = CivilDate.today()
        return try await call.answer(tag: "\(state.epoch).\(state.number).\(today)") {
            try await make(inventory, state, today)
        }
    }

    static func fields(of state: RequestedChange.Seen) -> [(String, JSONValue)] {
        [("copy", .string(state.epoch)), ("number", .integer(state.number))]
    }

    private static func query(_ values: [String: String], today: CivilDate) throws -> ItemQuery {
        var query = ItemQuery()
        (query.text, query.place) = (values["q"], values["place"])
        if let text = values["status"] {
            guard let status = ExpiryStatus(rawValue: text) else {
                throw Problem.badRequest("'status' must be expired, expiringSoon, fresh or noDate.")
            }
            query.limit(to: status, today: today, soonDays: ItemAnswer.soonDays)
        }
        if let days = try number("within", 0...36_500, in: values) {
            query.limit(toDeadlinesWithin: days, of: today)
        }
        return query
    }

    /// A parameter that is a number; nil when it is missing. Throws `Problem`.
    static func number(
        _ name: String, _ range: ClosedRange<Int>, in values: [String: String]
    ) throws -> Int? {
        guard let text = values[name] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw Problem.badRequest("'\(name)' must be a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    /// The language of the parameter `lang`; nil when it is missing. Throws `Problem`.
    static func language(in values: [String: String]) throws -> MessageLanguage? {
        guard let text = values["lang"] else { return nil }
        _ = try Fields.locale(text)
        return MessageLanguage(locale: text)
    }
}

extension ItemField.Origin {
    /// The object of an origin in a photo of this size.
    fileprivate func json(in size: ScannedLabel.Size?) -> JSONValue {
        .object([
            ("field", .string(field.rawValue)), ("photo", .string(contentHash)),
            ("source", .string(lookup.map { "\($0)" } ?? "label")),
            ("box", size.flatMap { box?.json(in: $0) } ?? .null),
        ])
    }
}

extension Quad {
    /// The corners as shares of a photo's width and height.
    func json(in size: ScannedLabel.Size) -> JSONValue {
        let share = { (place: Int, side: Int) in
            JSONValue.decimal(min(1, max(0, Double(place) / Double(max(1, side)))))
        }
        return .array(corners.map { .array([share($0.x, size.width), share($0.y, size.height)]) })
    }
}

extension ItemPhoto {
    fileprivate func json(isThere: Bool) -> JSONValue {
        .object([
            ("photo", .string(contentHash)), ("name", .string(name.split(separator: "/").last.map(String.init) ?? "")),
            ("savedAt", .time(savedAt)), ("there", .bool(isThere)),
        ])
    }
}
