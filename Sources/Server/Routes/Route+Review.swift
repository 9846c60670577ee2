import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// What a person is asked about a household's items, and the answers.
extension Route {
    static let review = [
        Route(.get, "/v1/households/{h}/review") { call in
            let values = try call.query(allowing: ["lang", "item", "undated"])
            let language = try language(in: values) ?? call.language
            let locale = try values["lang"].map(Fields.locale)
            let isOfUndated = try number("undated", 0...1, in: values) == 1
            return try await shown(call) { inventory, state, today in
                let questions: [ReviewQuestion]
                if let id = values["item"] {
                    guard let item = try await inventory.item(withId: id) else { throw Problem.notFound }
                    questions = try await inventory.questions(about: item, undated: isOfUndated, locale: locale)
                } else {
                    questions = try await inventory.questions(undated: isOfUndated, locale: locale)
                }
                let answer = try await ItemAnswer(
                    questions.compactMap(\.item), of: inventory, today: today, call.server.pictures)
                let listed = zip(1..., questions).map { number, question in
                    question.json(listed: answer.json, number: (number, questions.count), in: language)
                }
                return call.compressible(.object(fields(of: state) + [("questions", .array(listed))]))
            }
        },
        Route(.post, "/v1/households/{h}/review") { call in
            let session = try call.requireSession()
            let (inventory, _) = try await call.inventory()
            let fields = try await call.fields("id", "day", "question", "version", "answer", "lang")
            let locale = try fields.locale()
            let answer = AskedAnswer(
                id: try fields.uuid("id"), device: session.id, day: try fields.day("day"),
                question: try fields.required("question"), version: try fields.required("version"),
                text: try fields.required("answer"), locale: locale,
                language: try fields.text("lang").map(MessageLanguage.init(locale:)) ?? call.language)
            return Response(json: try await answer.perform(in: inventory, call.server.pictures))
        },
        Route(.get, "/v1/households/{h}/items/{i}/partners") { call in
            let id = try call.parameter("i")
            return try await shown(call) { inventory, state, today in
                guard let item = try await inventory.item(withId: id) else { throw Problem.notFound }
                let partners = try await inventory.likelyPartners(of: item)
                let answer = try await ItemAnswer(partners, of: inventory, today: today, call.server.pictures)
                return Response(json: .object(fields(of: state) + [("items", .array(partners.map(answer.json)))]))
            }
        },
    ]
}
