import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// What packs hold, and how much of it is eaten.
@Suite struct PackContentTests {
    private let today = CivilDate(clampedDayNumber: 20_800)

    private func item(_ unit: String?, packs: Int = 1) -> Item {
        Item(id: "i", name: "X", quantity: packs, unit: unit, addedDate: Date(timeIntervalSince1970: 0))
    }

    private func eat(_ text: String, of item: Item) throws -> Item {
        let amount = try #require(PackAmount(text))
        return try #require(try item.edited(.eat(amount), on: today).item)
    }

    @Test(
        arguments: [
            ("500 g", nil, 500.0, "g"), ("1,5 l", nil, 1.5, "l"), ("6 × 0.33 l", 6, 1.98, "l"),
            ("6x330ml", 6, 1980, "ml"),
            ("0.482 kg", nil, 0.482, "kg"), ("12 fl oz", nil, 12, "fl oz"), ("2 x 4 x 125 g", 8, 1000, "g"),
            ("10 pieces", 10, nil, nil), ("10 Stück", 10, nil, nil), ("6", 6, nil, nil), ("12 œufs", 12, nil, nil),
            ("1 Liter", nil, 1, "l"), ("250 g e", nil, 250, "g"),
        ] as [(String, Int?, Double?, String?)])
    func whenTheContentIsKnown_shouldHavePiecesAndAmount(text: String, pieces: Int?, value: Double?, unit: String?) {
        let content = PackContent(text)

        #expect(content?.pieces == pieces)
        #expect(content?.amount?.unit.name == unit)
        #expect(abs((content?.amount?.value ?? 0) - (value ?? 0)) < 0.000_001)
    }

    @Test(arguments: ["", "large", "1", "1 jar", "0 g", "-5 g", "9999999 pieces", "g", "1e99 kg", "5 & 6"])
    func whenItSaysNothing_shouldBeNil(text: String) {
        #expect(PackContent(text) == nil)
    }

    @Test func whenAWeightIsEaten_shouldTakeItFromThePacks() throws {
        let flour = try eat("250g", of: item("1 kg", packs: 2))
        #expect(flour.stock == 1750 && flour.openedPackRemainder == 750)
        #expect(try eat("1.5 kg", of: flour).stock == 250)
        #expect(try eat("1.75 kg", of: flour).quantity == 0)
        #expect(try eat("1 lb", of: item("1 kg")).stock == 546)
        #expect(try eat("6 oz", of: item("12 fl oz")).stock == 500)
        #expect(try eat("25 cl", of: item("6 × 0.33 l")).stock == 874)
        #expect(throws: ItemEditError.notEnough(1750)) { try eat("2 kg", of: flour) }
    }

    @Test(arguments: [2, 3, 6, 7, 10, 12, 24, 30, 500])
    func whenPiecesAreEatenOneByOne_shouldEndWithNothing(pieces: Int) throws {
        var eggs = item("\(pieces) pieces", packs: 2)
        for left in stride(from: 2 * pieces - 1, through: 0, by: -1) {
            eggs = try eat("1 piece", of: eggs)
            #expect(eggs.quantity == (left + pieces - 1) / pieces, "\(left) left")
            #expect((eggs.openedPackRemainder == nil) == (left % pieces == 0), "\(left) left")
        }
        #expect(eggs.stock == 0)
        #expect(throws: ItemEditError.notEnough(0)) { try eat("1 piece", of: eggs) }
    }

    @Test func whenTheContentIsNotKnown_shouldSaySo() {
        #expect(throws: ItemEditError.contentUnknown) { try eat("250g", of: item(nil)) }
        #expect(throws: ItemEditError.contentUnknown) { try eat("250g", of: item("6 pieces")) }
        #expect(throws: ItemEditError.contentUnknown) { try eat("2 pieces", of: item("1 kg")) }
        #expect(throws: ItemEditError.otherMeasure) { try eat("250g", of: item("1 l")) }
    }

    @Test(arguments: [
        PackAmount.pieces(.min), .pieces(0), .measured(-.infinity, unit: "g"), .measured(-1, unit: "g"),
        .measured(.nan, unit: "g"),
    ])
    func whenAnAmountIsLessThanNothing_shouldSaySo(amount: PackAmount) {
        let flour = item("6 × 100 g")

        #expect(throws: ItemEditError.noAmount) {
            try flour.edited(.eat(amount), on: CivilDate(clampedDayNumber: 20_000))
        }
    }

    @Test(arguments: [
        ("250g", PackAmount.measured(250, unit: "g")), ("0,5 l", .measured(0.5, unit: "l")), ("2pcs", .pieces(2)),
        ("2 packs", .packs(2)), ("1/2 pack", .thousandths(500)), ("3 Stück", .pieces(3)),
    ])
    func whenAnAmountIsTyped_shouldBeRead(text: String, amount: PackAmount) {
        #expect(PackAmount(text) == amount)
    }

    @Test(arguments: ["250q", "g", "-1g", "1.5 pieces", "2 g g", "0 kg", "1e5g", "50%g%"])
    func whenItIsNoAmount_shouldBeNil(text: String) {
        #expect(PackAmount(text) == nil)
    }
}
