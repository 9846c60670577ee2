import Foundation
import KIFTestSupport
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDomain

/// What was taken and what is left are what there was, to the digit.
@Suite struct ExactAmountTests {
    private static let today = CivilDate(clampedDayNumber: 20_800)

    private func item(_ unit: String?, packs: Int) -> Item {
        Item(id: "i", name: "X", quantity: packs, unit: unit, addedDate: Date(timeIntervalSince1970: 0))
    }

    private func eating(_ text: String, of item: Item) throws -> Item {
        let amount = try #require(PackAmount(text))
        return try #require(try item.edited(.eat(amount), on: Self.today).item)
    }

    @Test(
        arguments: [
            (nil, 3, ["1/3"], "2/3", 667, "3"), (nil, 1, ["1/3", "1/3"], "1/3", 333, "1"),
            ("1,5 l", 1, ["0,5 l"], "1 l", 667, "1"), ("500 g", 2, ["150g"], "350 g", 700, "2"),
            ("500 g", 2, ["150g", "1 pack"], "350 g", 700, "1"), ("500 g", 1, ["150g", "1/7"], "39/70", 557, "1"),
            ("6 pieces", 2, ["2"], "4 pieces", 667, "2"), ("6 × 330 ml", 1, ["1/4"], "3/4", 750, "1"),
            ("1 kg", 1, ["1 lb"], "1.2046226218487757", 546, "1"),
        ] as [(String?, Int, [String], String, Int, String)])
    func whenAPartIsEaten_shouldKeepTheRestAsItWasSaid(
        unit: String?, packs: Int, amounts: [String], rest: String, rounded: Int, quantity: String
    ) throws {
        let left = try amounts.reduce(item(unit, packs: packs)) { try eating($1, of: $0) }

        if !rest.contains(".") { #expect(left.remainder?.description == rest) }
        #expect(left.openedPackRemainder == rounded)
        #expect(String(left.quantity) == quantity)
    }

    @Test func whenPartsAddUp_shouldLeaveNothing() throws {
        for (unit, amounts) in [
            (nil, ["1/3", "1/3", "1/3"]), (nil, ["1/7", "2/7", "4/7"]), ("1,5 l", ["0,5 l", "500 ml", "1/3"]),
            ("1 lb", ["8 oz", "8 oz"]), ("6 × 330 ml", ["33 cl", "5"]), ("1 kg 200 g", ["400 g", "0,4 kg", "40 dag"]),
        ] as [(String?, [String])] {
            let left = try amounts.reduce(item(unit, packs: 1)) { try eating($1, of: $0) }

            #expect(left.quantity == 0 && left.openedPackRemainder == nil && left.remainder == nil, "\(amounts)")
        }
    }

    @Test(
        arguments: [
            ("500 g", "1/3 kg", .notEnough(500)), ("6 pieces", "1/3 kg", .contentUnknown),
            ("500 g", "0,5 l", .otherMeasure),
            (nil, "250 g", .contentUnknown), (nil, "2", .notEnough(500)),
        ] as [(String?, String, ItemEditError)])
    func whenItCannotBeTaken_shouldSayWhyAndTakeNothing(unit: String?, text: String, refusal: ItemEditError) throws {
        let half = try eating("1/2", of: item(unit, packs: 1))

        if unit == "500 g", text == "1/3 kg" {
            #expect(throws: ItemEditError.notEnough(500)) { try eating(text, of: half) }
        } else {
            #expect(throws: refusal) { try eating(text, of: half) }
        }
    }

    @Test func whenTermsDoNotFit_shouldRefuseInsteadOfRounding() throws {
        var left = item(nil, packs: 1)
        #expect(throws: ItemEditError.tooPrecise) {
            for prime in [999_983, 999_979, 999_961, 999_959] { left = try eating("1/\(prime)", of: left) }
        }
        #expect(left.stock == 999)
        #expect(try eating("all", of: left).quantity == 0)
    }

    @Test func whenTheContentChangesWhileAPackIsOpen_shouldKeepWhatWasMeasured() throws {
        let open = try eating("150 g", of: item("500 g", packs: 2))
        func fixed(_ unit: String) throws -> Item? {
            let fix = ItemFix(.unit) { $0.unit = unit }
            return try open.edited(.fix(fix), on: Self.today).item
        }

        let larger = try #require(try fixed("700 g"))
        #expect(larger.remainder?.description == "350 g" && larger.openedPackRemainder == 500 && larger.quantity == 2)
        for unit in ["350 g", "1 l", "10 pieces", "large"] {
            #expect(throws: ItemEditError.notInContent, "\(unit)") { try fixed(unit) }
        }
    }

    @Test(arguments: ["0 g", "0", " 0,0 l", "0/5 kg"])
    func whenTheContentIsNothing_shouldRefuseIt(unit: String) {
        let fix = ItemFix(.unit) { $0.unit = unit }

        #expect(throws: ItemEditError.noAmount) { try item("500 g", packs: 1).edited(.fix(fix), on: Self.today) }
    }

    /// As databases, exports and copies of earlier versions have it.
    @Test(
        arguments: [
            (nil, 667, "2/3"), (nil, 334, "1/3"), (nil, 250, "1/4"), (nil, 668, "167/250"),
            ("6 pieces", 833, "5 pieces"),
            ("7 pieces", 429, "3 pieces"), ("6 pieces", 250, "1/4"), ("500 g", 667, "2/3"), (nil, 0, "0"),
            (nil, 5000, "1"),
        ] as [(String?, Int, String)])
    func whenOnlyThousandthsAreKept_shouldBeWhatTheyMeant(unit: String?, rounded: Int, rest: String) throws {
        var old = item(unit, packs: 1)
        old.openedPackRemainder = rounded

        #expect(old.remainder?.description == rest)
        guard (1..<1000).contains(rounded) else { return }
        #expect(old.stock == rounded)
        #expect(try old.edited(.eat(.rest), on: Self.today).item?.stock == 0)
    }

    @Test func whenADeviceSendsManySigns_shouldBeNoAmount() {
        for sign in ["%", "/", ".", "½", "1", " "] {
            #expect(PackAmount(String(repeating: sign, count: 60_000)) == nil)
            #expect(PackContent(String(repeating: sign, count: 60_000)) == nil)
        }
        #expect(PackAmount("50%%") == nil && PackAmount("50%") != nil)
    }

    @Test func whenADeviceSendsARestOfMoreThanAPack_shouldNotBelieveIt() throws {
        let json = #"{"id":"i","quantity":1,"addedDate":0,"needsReview":[],"left":999,"leftExact":"500"}"#
        let item = try JSONDecoder().decode(Item.self, from: Data(json.utf8))

        #expect(item.remainder?.description == "999/1000" && item.stock == 999)
        #expect(try eating("all", of: item).quantity == 0)
    }

    /// What is exactly so many thousandths is kept as that.
    @Test func whenThousandthsAreEaten_shouldNotBeTakenForThirds() throws {
        #expect(try eating("0.333", of: item(nil, packs: 1)).remainder?.description == "667/1000")
        #expect(try eating("1/2", of: item("6 pieces", packs: 1)).remainder?.description == "1/2")
    }

    @Test func whenOnlyTheRoundedRestIsKnown_shouldBelieveIt() throws {
        var item = try eating("1/3", of: item(nil, packs: 1))
        item.openedPackRemainder = 500

        #expect(item.remainder?.description == "1/2")
        #expect(try eating("1/2", of: item).quantity == 0)
    }

    @Test func whenStored_shouldBeReadAgainAsItWas() throws {
        let item = try eating("150 g", of: item("500 g", packs: 2))
        let again = try JSONDecoder().decode(Item.self, from: JSONEncoder().encode(item))

        #expect(again == item && again.remainder?.description == "350 g")
        for amount in [PackAmount.all, .rest, .number(2), .thousandths(333), .pieces(3), .packs(1)] {
            #expect(try JSONDecoder().decode(PackAmount.self, from: JSONEncoder().encode(amount)) == amount)
        }
    }

    @Test func whenACopyOfAnEarlierVersionHasAnAmount_shouldReadIt() throws {
        let json = Data(#"{"thousandths":{"_0":333}}"#.utf8)
        let eaten = try item(nil, packs: 1).edited(
            .eat(JSONDecoder().decode(PackAmount.self, from: json)), on: Self.today)

        #expect(eaten.item?.stock == 667 && eaten.item?.remainder?.description == "2/3")
    }

    @Test(arguments: [(1, 0, nil), (0, 1, nil), (.min, -1, "g"), (1, 1, "miles"), (-1, 3, nil), (.max, .max - 1, "g")])
    func whenADeviceSendsNonsense_shouldRefuseIt(upper: Int, lower: Int, unit: String?) {
        #expect(throws: ItemEditError.self) {
            try item("1 g", packs: 1).edited(.eat(.amount(upper, over: lower, unit: unit)), on: Self.today)
        }
    }

    /// Random meals of two people, some taken back in another order.
    @Test func whenManyEatAndTakeBack_shouldLoseNothing() throws {
        let units = [nil, "500 g", "1,5 l", "6 pieces", "6 × 0.33 l", "1 lb 4 oz", "12"]
        let texts = [
            "1/3", "1/7", "0.1", "25%", "1", "2", "150 g", "0,2 l", "33 cl", "2 oz", "1 piece", "3 pieces", "1 pack",
            "5/6",
        ]
        for seed in 0..<500 {
            var random = SeededGenerator(state: UInt64(seed))
            let first = item(units.randomElement(using: &random) ?? nil, packs: .random(in: 1...5, using: &random))
            var now = first
            var meals: [JournalEntry] = []
            for _ in 0..<30 {
                if Int.random(in: 0..<4, using: &random) == 0, !meals.isEmpty {
                    let meal = meals.remove(at: .random(in: 0..<meals.count, using: &random))
                    let steps = try meal.undone(from: { _ in now })
                    now = try #require(steps.first?.after)
                } else if let amount = texts.randomElement(using: &random).flatMap({ PackAmount($0) }),
                    let entry = try? JournalEntry(
                        editing: now, .eat(amount), on: Self.today, by: "u", at: first.addedDate, newId: "n"),
                    let after = entry.item
                {
                    meals.append(entry)
                    now = after
                }
                let taken = meals.reduce(Optional(Fraction(0))) { sum, meal in
                    meal.takenPacks.flatMap { sum?.adding($0) }
                }
                #expect(try now.exactStock().adding(try #require(taken)) == Fraction(first.quantity), "seed \(seed)")
                #expect((now.remainder == nil) == (try now.exactStock().whole != nil), "seed \(seed)")
            }
        }
    }
}
