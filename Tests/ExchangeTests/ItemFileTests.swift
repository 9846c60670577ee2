import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Testing

@Suite struct ItemFileTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    @Test func whenASpreadsheetWroteIt_shouldReadItsColumns() throws {
        let lines = [
            "\u{FEFF}Produkt;Anzahl;MHD;EAN;Ort", "Milch;2;2027-03-12;4006381333931;Keller", ";;;;",
            "\"Käse; alt\";1;2027-04;;", "",
        ]
        let text = lines.joined(separator: "\r\n")

        let file = try ItemFile(Array(text.utf8), now: now)

        #expect(file.items.map(\.name) == ["Milch", "Käse; alt"])
        #expect(file.items[0].quantity == 2 && file.items[0].gtin?.digits == "04006381333931")
        #expect(file.items[0].expiryKind == .bestBefore && file.items[0].place == "Keller")
        #expect(file.items[0].fieldsSetByUser == [.name, .gtin, .expiryDate])
        #expect(file.items[0].addedDate == now)
        #expect(file.items[1].expiryDate == CivilDate(year: 2027, month: 4))
        #expect(file.ignored.isEmpty)
    }

    @Test func whenRowsHaveNoIds_shouldGiveThemTheSameIdsEachTime() throws {
        let text = "name,quantity\nMilk,1\nMilk,1\nOats,2\n"

        let first = try ItemFile(Array(text.utf8), now: now)
        let second = try ItemFile(Array(text.utf8), now: now + 5)

        #expect(first.items.map(\.id) == second.items.map(\.id))
        #expect(Set(first.items.map(\.id)).count == 3)
    }

    @Test func whenADateCanBeReadInTwoOrders_shouldAskAndNeverGuess() throws {
        let bytes = Array("name,expiry\nMilk,03.04.2027\nOats,3/4/27\n".utf8)

        let faults = #expect(throws: ItemFile.Faults.self) { try ItemFile(bytes, now: now) }

        #expect(faults?.faults.map(\.problem) == [.dateOrder("03.04.2027"), .dateOrder("3/4/27")])
        let dayFirst = try ItemFile(bytes, order: .dayMonthYear, now: now)
        let monthFirst = try ItemFile(bytes, order: .monthDayYear, now: now)
        #expect(dayFirst.items.map { $0.expiryDate?.description } == ["2027-04-03", "2027-04-03"])
        #expect(monthFirst.items.map { $0.expiryDate?.description } == ["2027-03-04", "2027-03-04"])
    }

    @Test(
        arguments: [
            ("name,quantity\nMilk,-1\n", "line 2, quantity"), ("name,quantity\nMilk,1.5\n", "line 2, quantity"),
            ("name,gtin\nMilk,4006381333932\n", "line 2, gtin"), ("name,expiry\nMilk,soon\n", "line 2, expiry"),
            ("name,expiry\nMilk,2027-02-30\n", "line 2, expiry: the day '2027-02-30' does not exist"),
            ("brand\nHafer\n", "line 1: no column"),
            ("name,name\na,b\n", "line 1, name"), ("name,lot\nMilk\n", "line 2: it has 1 cell,"),
            ("name\n\"Milk\n", "line 2: a quotation mark"), ("name\n\"Milk\"x\n", "line 2: a quotation mark"),
            ("name,lot\n,x\n", "line 2: it has neither"), ("", "it is neither"),
            ("{\"name\":\n", "line 1: it is not a JSON"),
            ("[{\"x\":1}]", "line 1, amount"), ("[1,2]", "it is neither"), ("id,name\nx,a\nx,b\n", "line 3, id"),
            ("name,left\nMilk,2\n", "line 2, left"), ("name,given\nMilk,everything\n", "line 2, given"),
            ("name,addedDate\nMilk,yesterday\n", "line 2, addedDate"),
            ("name,expiryKind\nMilk,never\n", "line 2, expiryKind"),
            ("name\nMi\u{0}lk\n", "line 2, name"),
        ] as [(String, String)])
    func whenTheFileIsWrong_shouldSayWhereAndImportNothing(text: String, message: String) {
        let faults = #expect(throws: ItemFile.Faults.self) { try ItemFile(Array(text.utf8), now: now) }

        #expect(
            faults?.faults.first?.message.english.hasPrefix(message) == true,
            "\(faults?.faults.first?.message.english ?? "")")
    }

    @Test func whenItIsInNoEncoding_shouldThrow() {
        #expect(throws: ItemFile.Faults([ItemFileFault(line: 2, problem: .notUTF8)])) {
            try ItemFile(Array("name\nM".utf8) + [0x81, 0x0A], now: now)
        }
        #expect(throws: ItemFile.Faults([ItemFileFault(line: 3, problem: .notUTF8)])) {
            try ItemFile(Array("name\nKäse\nM".utf8) + [0xE4, 0x0A], now: now)
        }
    }

    @Test func whenAColumnIsUnknown_shouldListIt() throws {
        let file = try ItemFile(Array("name,colour\nMilk,white\n".utf8), now: now)

        #expect(file.ignored == ["colour"])
    }

    @Test(
        arguments: [
            ("=1+1", "'=1+1"), ("'=1", "''=1"), ("''x", "'''x"), ("'n Beetje", "'n Beetje"), ("-5", "'-5"),
            ("a=b", "a=b"),
            ("\tx", "\"'\tx\""), ("", ""), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("＝1", "'＝1"), ("'", "'"),
        ] as [(String, String)])
    func case40_whenTextCouldBeAFormula_shouldGuardItReversibly(text: String, cell: String) throws {
        let item = Item(
            id: "00000000-0000-4000-8000-000000000000", name: "x", addedDate: now, notes: text.isEmpty ? nil : text)

        let line = CSVTable.line(of: item)
        let back = try ItemFile(Array("\(CSVTable.header)\r\n\(line)\r\n".utf8), now: now)

        #expect(line.contains(",\(cell),"))
        #expect(back.items == [item])
    }

    @Test func whenTheRestIsThereExactly_shouldTakeItInsteadOfTheRoundedOne() throws {
        let csv = """
            name,quantity,unit,left,leftExact
            Milk,2,,0.667,2/3
            Flour,2,500 g,0.7,350 g
            Rice,1,1 kg,0.25,
            Tea,1,,0.5,350 g
            """

        let items = try ItemFile(Array(csv.utf8), now: now).items

        #expect(items.map(\.openedPackRemainder) == [667, 700, 250, 500])
        #expect(items.map { $0.text(in: .leftExact) } == ["2/3", "350 g", "1/4", "1/2"])
        #expect(throws: (any Error).self) {
            try ItemFile(Array("name,leftExact\nMilk,some".utf8), now: now).items
        }
    }

    @Test func whenAFrozenItemKeepsForMillennia_shouldComeBack() throws {
        var item = Item(id: "0b0e1c5a-0000-4000-8000-000000000001", name: "Salt", addedDate: now)
        let (first, last) = (CivilDate("1970-01-02"), CivilDate("9999-12-30"))
        item.freezing = Item.Freezing(
            date: try #require(first), daysLeft: try #require(first).days(until: try #require(last)))

        let file = try ItemFile(Array("\(CSVTable.header)\n\(CSVTable.line(of: item))".utf8), now: now)

        #expect(file.items == [item])
    }

    @Test func whenItIsGrocysStock_shouldReadTheDocumentedFields() throws {
        let json = """
            [{"product_id": 1, "amount": "2.5", "best_before_date": "2027-03-12", "amount_opened": 0,
              "product": {"id": 1, "name": "Cookies", "barcode": "cok1,4006381333931", "due_type": 1}},
             {"product_id": 2, "amount": 1, "best_before_date": "2027-03-12", "product": {"name": "Mince", "due_type": "2"}},
             {"product_id": 3, "amount": 4, "best_before_date": "2999-12-31", "product": {"name": "Salt"}}]
            """

        let items = try ItemFile(Array(json.utf8), now: now).items

        #expect(items.map(\.name) == ["Cookies", "Mince", "Salt"])
        #expect(items[0].quantity == 3 && items[0].openedPackRemainder == 500)
        #expect(items[0].gtin?.digits == "04006381333931")
        #expect(items.map(\.expiryKind) == [.bestBefore, .useBy, nil])
        #expect(items[2].expiryDate == nil && items[2].quantity == 4)
    }

    @Test func whenExportedToGrocy_shouldWriteTheDocumentedRequest() throws {
        let item = Item(
            name: "Oats", gtin: GTIN("4006381333931"), quantity: 2, expiryDate: CivilDate(year: 2027, month: 2),
            addedDate: now, openedPackRemainder: 500)

        let line = try #require(item.grocyRequest?.line)

        #expect(
            line == #"{"method":"POST","path":"/stock/products/by-barcode/4006381333931/add","#
                + #""body":{"amount":1.5,"best_before_date":"2027-02-28","transaction_type":"purchase"}}"#)
    }

    @Test(arguments: [
        ("Oats", "name%3DOats"), ("Crème fraîche", "name%3DCr%C3%A8me%20fra%C3%AEche"),
        ("Cre\u{300}me", "name%3DCr%C3%A8me"), ("M&M's 50% + x", "name%3DM%26M%27s%2050%25%20%2B%20x"),
        ("豆乳", "name%3D%E8%B1%86%E4%B9%B3"),
    ])
    func whenAnItemForGrocyHasNoNumber_shouldBeAddedByName(name: String, condition: String) throws {
        let item = Item(name: name, quantity: 2, expiryDate: CivilDate(year: 2027, month: 2, day: 3), addedDate: now)

        let line = try #require(item.grocyRequest?.line)

        #expect(
            line == #"{"method":"POST","path":"/stock/products/{productId}/add","body":{"amount":2.0,"#
                + #""best_before_date":"2027-02-03","transaction_type":"purchase"},"name":"\#(name)","#
                + #""lookup":"/objects/products?query%5B%5D=\#(condition)"}"#)
    }

    @Test func whenAnItemForGrocyHasNothingToFindItBy_shouldBeLeftOut() {
        #expect(Item(name: nil, addedDate: now).grocyRequest == nil)
        #expect(Item(name: "Oats", quantity: 0, addedDate: now).grocyRequest == nil)
    }
}
