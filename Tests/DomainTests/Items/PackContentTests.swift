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
        #expect(content?.amount?.value.decimals.flatMap(Double.init) == value)
    }

    /// As labels have them: Germany and Austria, Britain, the United States, France, Switzerland, Italy, Spain and Mexico,
    /// Poland, Hungary, Russia, Japan and the Netherlands.
    @Test(
        arguments: [
            ("ca. 500 g", nil, "500", "g"), ("Inhalt: 1,5 l", nil, "1.5", "l"), ("500 g e", nil, "500", "g"),
            ("500ge", nil, "500", "g"), ("500 g ℮", nil, "500", "g"), ("5 dkg", nil, "5", "dkg"),
            ("25 dag", nil, "25", "dag"),
            ("½ l", nil, "0.5", "l"), ("1/2 l", nil, "0.5", "l"), ("1½ l", nil, "1.5", "l"),
            ("1 1/2 l", nil, "1.5", "l"),
            ("¼ kg", nil, "0.25", "kg"), ("1 kg 200 g", nil, "1.2", "kg"), ("2 l 500 ml", nil, "2.5", "l"),
            ("1 kg + 200 g", nil, "1.2", "kg"), ("10 Stück", 10, nil, nil), ("10 Stk.", 10, nil, nil),
            ("6 × 330 ml", 6, "1980", "ml"), ("6 x 0,33 l", 6, "1.98", "l"), ("10 Beutel à 2 g", 10, "20", "g"),
            ("6 Eier, 348 g", 6, "348", "g"), ("1 lb 4 oz", nil, "1.25", "lb"), ("16 oz (454 g)", nil, "16", "oz"),
            ("16 oz (1 lb) 453 g", nil, "16", "oz"), ("1 pt", nil, "1", "pt"), ("1 qt 1 pt", nil, "1.5", "qt"),
            ("1 gal (3.78 L)", nil, "1", "gal"), ("64 fl. oz.", nil, "64", "fl oz"), ("12 FL OZ", nil, "12", "fl oz"),
            ("Net Wt 12 oz", nil, "12", "oz"), ("12 ct", 12, nil, nil), ("6 eggs", 6, nil, nil),
            ("4 × 125 g", 4, "500", "g"),
            ("4 pots de 125 g", 4, "500", "g"), ("1 000 g", nil, "1000", "g"), ("1 500 ml", nil, "1500", "ml"),
            ("poids net 250 g", nil, "250", "g"), ("environ 400 g", nil, "400", "g"), ("1'000 g", nil, "1000", "g"),
            ("5 dl", nil, "5", "dl"), ("75 cl", nil, "75", "cl"), ("1.000 g", nil, "1000", "g"),
            ("1.500 ml", nil, "1500", "ml"),
            ("1,000 g", nil, "1000", "g"), ("1,500 ml", nil, "1500", "ml"), ("1.000 kg", nil, "1", "kg"),
            ("0,750 l", nil, "0.75", "l"), ("1.5 L", nil, "1.5", "l"), ("12 uds", 12, nil, nil),
            ("330 ml x 6", 6, "1980", "ml"),
            ("Peso neto: 1 kg", nil, "1", "kg"), ("10 szt.", 10, nil, nil), ("20 dag", nil, "20", "dag"),
            ("10 db", 10, nil, nil), ("450 г", nil, "450", "g"), ("10 шт", 10, nil, nil), ("0,9 л", nil, "0.9", "l"),
            ("10個", 10, nil, nil), ("6 stuks", 6, nil, nil), ("ca 1 kg", nil, "1", "kg"),
            ("2 x 2 x 50 g", 4, "200", "g"),
        ] as [(String, Int?, String?, String?)])
    func whenTheContentIsAsOnALabel_shouldBeRead(text: String, pieces: Int?, value: String?, unit: String?) {
        let content = PackContent(text)

        #expect(content?.pieces == pieces)
        #expect(content?.amount?.value.decimals == value)
        #expect(content?.amount?.unit.name == unit)
    }

    @Test(arguments: [
        "", "500 mg", "20 cm", "5 W", "3-4 kg", "1.000.5 g", "0 × 5 g", "ca.", "∞ g", "1/0 l", "large", "1", "1 jar",
        "0 g", "-5 g", "9999999 pieces", "g", "1e99 kg", "5 & 6",
    ])
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
        PackAmount.pieces(.min), .pieces(0), .exact(ExactAmount(Fraction(-1), "g")), .number(0), .number(.min),
    ])
    func whenAnAmountIsLessThanNothing_shouldSaySo(amount: PackAmount) {
        let flour = item("6 × 100 g")

        #expect(throws: ItemEditError.noAmount) {
            try flour.edited(.eat(amount), on: CivilDate(clampedDayNumber: 20_000))
        }
    }

    @Test(arguments: [
        ("250g", PackAmount.exact(ExactAmount(Fraction(250), "g"))), ("2pcs", .pieces(2)), ("2", .number(2)),
        ("2 packs", .packs(2)), ("3 Stück", .pieces(3)), ("5 dkg", .exact(ExactAmount(Fraction(5), "dkg"))),
        ("all", .all),
    ])
    func whenAnAmountIsTyped_shouldBeRead(text: String, amount: PackAmount) {
        #expect(PackAmount(text) == amount)
    }

    @Test(arguments: ["250q", "g", "-1g", "1.5 pieces", "2 g g", "0 kg", "1e5g", "50%g%"])
    func whenItIsNoAmount_shouldBeNil(text: String) {
        #expect(PackAmount(text) == nil)
    }
}
