import Foundation
import HTTPTypes
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshServer

/// Questions, and the answers of devices.
@Suite struct ReviewRouteTests {
    private static let number = "9520123400170"
    private static let open = "Oat Drink\nBEST BEFORE 03/04/2027"

    private func server() async throws -> (ServerInProcess, Inventory, path: String) {
        let server = try await ServerInProcess()
        let inventory = try await server.process.signIn().openInventory(household: nil)
        return (server, inventory, "/v1/households/\(server.household)")
    }

    /// The first value of a field in an answer.
    private func value(_ name: String, in answer: ServerInProcess.Answer) throws -> String {
        String(try #require(answer.text.firstMatch(of: try Regex("\"\(name)\":\"([^\"]*)\""))?[1].substring))
    }

    /// An answer to the first question.
    private func body(
        _ text: String, to questions: ServerInProcess.Answer, id: String = UUID().uuidString.lowercased(),
        version: String? = nil
    ) throws -> String {
        let (question, asked) = (try value("question", in: questions), try value("version", in: questions))
        return #"{"id": "\#(id)", "day": "2026-11-26", "question": "\#(question)", "#
            + #""version": "\#(version ?? asked)", "answer": "\#(text)", "lang": "de"}"#
    }

    @Test func whenTheOrderIsDecidedOnce_shouldNotAskAboutTheNextPackOfTheProduct() async throws {
        let (server, inventory, path) = try await server()
        defer { try? server.remove() }
        try await TextPhotos.scan(Self.open, number: Self.number, into: inventory)
        let questions = try await server.answer(.get, "\(path)/review?lang=de")
        let id = UUID().uuidString.lowercased()
        let answer = try body("2", to: questions, id: id)

        let first = try await server.answer(.post, "\(path)/review", answer)
        let second = try await server.answer(.post, "\(path)/review", answer)
        let settled = try await server.answer(.get, "\(path)/review?lang=de")
        let next = try await TextPhotos.scan("Oat Drink\nBEST BEFORE 05/06/2027", number: Self.number, into: inventory)

        #expect(questions.text.matches(of: /"topic":"date"/).count == 1, "\(questions.text)")
        #expect(questions.text.contains(#""asked":"Welches Datum? Der Aufdruck"#), "\(questions.text)")
        #expect(questions.text.contains(#""part":[[0.339,0.36],"#) && questions.text.contains(#""why":"weil "#))
        #expect(questions.text.contains(#""photos":[{"photo":"hash-"#))
        #expect(
            first.text.contains(#""change":"\#(id)""#) && first.text.contains(#""expiryDate":"2027-"#), "\(first.text)")
        #expect(first.text == second.text)
        #expect(settled.text.contains(#""questions":[]"#))
        #expect(next.map(\.needsReview) == [[]])
        let journal = try await server.answer(.get, "\(path)/journal?lang=de")
        #expect(journal.text.contains(#""by":"du""#), "\(journal.text)")
        #expect(journal.text.matches(of: /"action":"fixed"/).count == 1)

        let undo =
            #"[{"id": "\#(UUID().uuidString.lowercased())", "do": "undo", "day": "2026-11-26", "change": "\#(id)"}]"#
        #expect(try await server.answer(.post, "\(path)/changes", undo).text.contains(#""number":"#))
        let again = try await server.answer(.get, "\(path)/review")
        #expect(again.text.contains(#""topic":"date""#))
    }

    @Test func whenAPhotoIsForgotten_shouldBeAskedAboutAgainOnceThatIsTakenBack() async throws {
        let (server, inventory, path) = try await server()
        defer { try? server.remove() }
        let photo = InboxPhoto(
            contentHash: "abc", name: "letter.jpg", subject: .paper, confidence: 0.9, savedAt: Date())
        try await inventory.repository.keep(photo, in: server.household)
        let questions = try await server.answer(.get, "\(path)/review")
        let id = UUID().uuidString.lowercased()

        let answer = try await server.answer(.post, "\(path)/review", try body("x", to: questions, id: id))
        let answered = try await server.answer(.get, "\(path)/review")
        let journal = try await server.answer(.get, "\(path)/journal?lang=de")
        let undo =
            #"[{"id": "\#(UUID().uuidString.lowercased())", "do": "undo", "day": "2026-11-26", "change": "\#(id)"}]"#
        let undone = try await server.answer(.post, "\(path)/changes", undo)

        #expect(answer.text.contains(#""change":"\#(id)""#) && answered.text.contains(#""questions":[]"#))
        #expect(journal.text.contains(#""words":"1 Foto vergessen""#) && !journal.text.contains("letter"))
        #expect(undone.text.contains(#""number":"#), "\(undone.text)")
        #expect(try await server.answer(.get, "\(path)/review").text.contains(#""question":"abc:inbox""#))
    }

    @Test func whenAnAnswerComesTooLateOrIsNone_shouldSayWhy() async throws {
        let (server, inventory, path) = try await server()
        defer { try? server.remove() }
        let item = try #require(try await TextPhotos.scan(Self.open, into: inventory).first)
        let questions = try await server.answer(.get, "\(path)/review?item=\(item.id)")

        func refusal(_ answer: String) async throws -> String {
            let answer = try await server.answer(.post, "\(path)/review", answer)
            #expect(answer.status == 200 && answer.text.contains(item.id), "\(answer.text)")
            return String(try #require(answer.text.firstMatch(of: /"refusal":\{"code":"(\w+)"/)?.1))
        }
        #expect(try await refusal(body("1", to: questions, version: "0")) == "changed")
        #expect(try await refusal(body("?", to: questions)) == "unclear")
        #expect(try await refusal(body("31.2.2027", to: questions)) == "unknownDate")
        #expect(try await refusal(body("j Bread", to: questions)) == "noSuchItem")
        #expect(try await refusal(body("t 1", to: questions)) == "onlyPhoto")
        let skipped = try await server.answer(.post, "\(path)/review", try body("s", to: questions))
        #expect(skipped.text.contains(#""change":null"#))
        _ = try await inventory.edit(item.id, .delete)
        let gone = try await server.answer(.post, "\(path)/review", try body("1", to: questions))
        #expect(gone.text.contains(#""code":"deleted""#), "\(gone.text)")
        #expect(try await server.answer(.get, "\(path)/review?item=\(item.id)").status == 404)
    }

    @Test func whenTwoItemsAreOne_shouldJoinThemAndTakeThemApartOnce() async throws {
        let (server, inventory, path) = try await server()
        defer { try? server.remove() }
        let front = try #require(
            try await TextPhotos.scan("Mushroom Soup", number: Self.number, into: inventory).first)
        let lid = try #require(try await TextPhotos.scan("BEST BEFORE 23/04/2027", into: inventory).first)
        #expect(front.id != lid.id)
        let partners = try await server.answer(.get, "\(path)/items/\(lid.id)/partners")
        #expect(partners.text.contains(front.id))

        func change(_ fields: String) -> String {
            #"[{"id": "\#(UUID().uuidString.lowercased())", "day": "2026-11-26", \#(fields)}]"#
        }
        let join = change(#""do": "join", "item": "\#(lid.id)", "with": "\#(front.id)""#)
        let joined = try await server.answer(.post, "\(path)/changes", join)
        let rejoined = try await server.answer(.post, "\(path)/changes", join)
        let photo = try #require(try await inventory.photos(of: front.id).last?.contentHash)
        let part = change(#""do": "part", "item": "\#(front.id)", "photo": "\#(photo)""#)
        let parted = try await server.answer(.post, "\(path)/changes", part)

        #expect(joined.text.contains(#""expiryDate":"2027-04-23""#) && joined.text.contains(#""number":"#))
        #expect(rejoined.text == joined.text)
        #expect(parted.text.matches(of: /"stock":1000/).count == 2, "\(parted.text)")
        let again = try await server.answer(.post, "\(path)/changes", part)
        let number = /"number":\d+/
        #expect(again.text.firstMatch(of: number)?.0 == parted.text.firstMatch(of: number)?.0, "\(again.text)")
        #expect(try await inventory.items().count == 2)
        let unknown = change(#""do": "part", "item": "\#(front.id)", "photo": "x""#)
        #expect(try await server.answer(.post, "\(path)/changes", unknown).text.contains(#""code":"notFound""#))
    }

    @Test func whenItsPhotosShowTwoThings_shouldAskBothAnewAndGiveNeitherWhatTheOtherShows() async throws {
        let (server, inventory, path) = try await server()
        defer { try? server.remove() }
        let front = try #require(try await TextPhotos.scan("Mushroom Soup", into: inventory).first)
        let lid = try #require(
            try await TextPhotos.scan("BEST BEFORE 03/04/2027", number: Self.number, into: inventory).first)
        _ = try await inventory.join(lid.id, to: front.id, on: try #require(CivilDate("2026-11-26")))
        let together = try await server.answer(.get, "\(path)/review")
        // A person names what is on the front.
        let named = try await server.answer(.post, "\(path)/review", try body("n Soup", to: together))
        let questions = try await server.answer(.get, "\(path)/review")

        let parted = try await server.answer(.post, "\(path)/review", try body("t 2", to: questions))
        let late = try await server.answer(.post, "\(path)/review", try body("1", to: questions))
        let anew = try await server.answer(.get, "\(path)/review")

        #expect(named.text.contains(#""name":"Soup""#) && !parted.text.contains("refusal"), "\(parted.text)")
        #expect(late.text.contains(#""refusal":{"code":"changed""#), "\(late.text)")
        let items = try await inventory.items()
        let left = try #require(items.first { $0.id == front.id })
        let taken = try #require(items.first { $0.id != front.id })
        #expect((left.name, left.gtin, left.expiryDate) == ("Soup", nil, nil), "\(left)")
        #expect((taken.name, taken.brand, taken.gtin) == (nil, nil, lid.gtin), "\(taken)")
        #expect(taken.expiryDate == lid.expiryDate && taken.needsReview == lid.needsReview)
        #expect(try value("question", in: anew) == "\(taken.id):date" && !anew.text.contains(front.id), "\(anew.text)")
    }

    @Test(arguments: [
        #""version": "1", "answer": "1""#, #""question": "a:date", "answer": "1""#,
        #""question": "a:date", "version": "1""#, #""question": "a:date", "version": "1", "answer": "1", "lang": "?""#,
        #""question": "a:date", "version": "1", "answer": "1", "item": "a""#,
    ])
    func whenAFieldIsWrong_shouldDoNothing(fields: String) async throws {
        let (server, _, path) = try await server()
        defer { try? server.remove() }
        let id = UUID().uuidString.lowercased()

        let answer = try await server.answer(
            .post, "\(path)/review", #"{"id": "\#(id)", "day": "2026-11-26", \#(fields)}"#)

        #expect(answer.status == 400, "\(answer.text)")
        #expect(try await server.answer(.get, "\(path)/review?lang=klingon").status == 400)
        #expect(try await server.answer(.get, "\(path)/review?undated=yes").status == 400)
    }

    @Test(arguments: [
        "GET review", "POST review", "GET items/a/partners", "GET products?q=a", "GET products/4006381333931",
        "GET thresholds", "PUT thresholds",
    ])
    func whenTheHouseholdIsNotYours_shouldAnswerAsIfThereWereNone(request: String) async throws {
        let (server, _, path) = try await server()
        defer { try? server.remove() }
        let guest = try await server.answer(.post, "/v1/auth/guest", headers: [.acceptToken: "1"])
        let (method, place) = (request.prefix { $0 != " " }, request.drop { $0 != " " }.dropFirst())
        let id = UUID().uuidString.lowercased()
        let review = #"{"id": "\#(id)", "day": "2026-11-26", "question": "a:date", "version": "1", "answer": "1"}"#
        let body = method == "GET" ? nil : place == "review" ? review : "{}"

        for (headers, status) in [
            ([.authorization: "Bearer \(try value("token", in: guest))"], 404), (HTTPFields(), 401),
        ] {
            let answer = try await server.answer(
                try #require(HTTPRequest.Method(String(method))), "\(path)/\(place)", body, headers: headers)
            #expect(answer.status == status, "\(answer.text)")
        }
    }
}
