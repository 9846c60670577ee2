import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite struct ItemReferenceTests {
    private let oats = Self.item("abcd-1", "Oat Drink")
    private let milk = Self.item("abce-2", "Milk")

    @Test(arguments: ["abcd-1", "ABCD", "abcd", "oat drink", "Oat Drink"])
    func whenOneItemMatches_shouldFindIt(reference: String) throws {
        #expect(try ItemReference(reference).resolve(in: [oats, milk]) == oats)
    }

    @Test(
        arguments: [
            (["abcd-1", "abce-2"], 4), (["abcdef-1", "abcdef-2"], 8), (["12345678-a1", "12345678-a2", "0"], 11),
            (["ab", "abc"], 4), (["ffffffff", "fffffff0"], 8), (["same", "same"], 5), (["abcdefgh"], 4), ([], 4),
        ] as [([String], Int)])
    func whenIdsAreShown_shouldShowEnoughLettersToDistinguishThem(ids: [String], length: Int) {
        #expect(ItemReference.length(toDistinguish: ids) == length)
    }

    @Test(arguments: ["oat", "Drink", "dri", "OAT D"])
    func whenOneItemHasAPartOfTheName_shouldFindIt(reference: String) throws {
        let finished = Self.item("ffff-3", "Oat Flakes", quantity: 0)

        #expect(try ItemReference(reference).resolve(in: [oats, milk, finished]) == oats)
        #expect(!oats.isNamedExactly(reference) && oats.isNamedExactly("oat drink") && oats.isNamedExactly("ABCD"))
    }

    @Test(arguments: [
        ("kase", "Käse"), ("KÄSE", "Käse"), ("ka\u{308}se", "Käse"), ("creme", "Crème fraîche"),
        ("creme fraiche", "Crème fraîche"), ("Cre\u{300}me frai\u{302}che", "Crème fraîche"),
        ("crème", "Creme fraiche"),
        ("jalapenos", "Jalapeños"), ("smor", "Smør"), ("strasse", "Straße"), ("zurek", "Żurek"), ("さは\u{3099}", "さば"),
        ("なっとう", "なっとう"), ("aciones", "Ac\u{327}iones"),
    ])
    func whenAccentsDiffer_shouldFindItAllTheSame(reference: String, name: String) throws {
        let item = Self.item("ffff-3", name)

        #expect(try ItemReference(reference).resolve(in: [oats, milk, item]) == item)
    }

    @Test func whenOnlyAccentsTellTwoApart_shouldTakeTheOneWithThem() throws {
        let (dough, pate) = (Self.item("ffff-3", "Pâte"), Self.item("eeee-3", "Pâté"))

        #expect(try ItemReference("pâté").resolve(in: [dough, pate]) == pate)
        #expect(try ItemReference("pa\u{302}te").resolve(in: [dough, pate]) == dough)
        #expect(throws: ItemReference.Failure.self) { try ItemReference("pate").resolve(in: [dough, pate]) }
    }

    @Test func whenAWordAndABeginningMatch_shouldTakeTheWord() throws {
        let oatmeal = Self.item("ffff-3", "Oatmeal")

        #expect(try ItemReference("oat").resolve(in: [oatmeal, oats]) == oats)
        #expect(throws: ItemReference.Failure.self) { try ItemReference("oats").resolve(in: [oatmeal, oats]) }
    }

    @Test func whenSeveralHaveAPartOfTheName_shouldAskWhich() {
        let flakes = Self.item("ffff-3", "Oat Flakes")

        #expect(throws: ItemReference.Failure.ambiguous([oats, flakes])) {
            try ItemReference("oat").resolve(in: [oats, milk, flakes])
        }
    }

    @Test(arguments: ["abc", "oa", "rink", "", "Oat Drinks"])
    func whenNoItemMatches_shouldRefuse(reference: String) {
        #expect(throws: ItemReference.Failure.self) { try ItemReference(reference).resolve(in: [oats, milk]) }
    }

    @Test func whenSeveralHaveTheName_shouldAskWhich() {
        let later = Self.item("ffff-3", "milk")

        #expect(throws: ItemReference.Failure.ambiguous([milk, later])) {
            try ItemReference("Milk").resolve(in: [oats, milk, later])
        }
    }

    @Test func whenAnIdAndAnotherItemsNameMatch_shouldAskWhich() {
        let named = Self.item("ffff-3", "Abcd")

        #expect(throws: ItemReference.Failure.ambiguous([oats, named])) {
            try ItemReference("abcd").resolve(in: [oats, milk, named])
        }
    }

    @Test func whenOneIsUsedUp_shouldFindTheOther() throws {
        let finished = Self.item("ffff-3", "Milk", quantity: 0)

        #expect(try ItemReference("milk").resolve(in: [finished, milk]) == milk)
        #expect(try ItemReference("milk").resolve(in: [finished, oats]) == finished)
    }

    // MARK: Items without a name

    @Test(arguments: ["tony's", "Chocolonely", "\"Tony's Chocolonely\"", "choco"])
    func whenAPartOfWhatWasReadIsGiven_shouldFindTheItem(reference: String) throws {
        let found = try ItemReference(reference).resolve(amongUnnamed: unnamed)

        #expect(found?.id == "aaaa-1")
    }

    @Test func whenThePhotosNameIsGiven_shouldFindTheItem() throws {
        #expect(try ItemReference("IMG_0042.jpg").resolve(amongUnnamed: unnamed)?.id == "bbbb-2")
        #expect(throws: ItemReference.Failure.self) { try ItemReference("img").resolve(amongUnnamed: unnamed) }
        #expect(try ItemReference("hono").resolve(amongUnnamed: unnamed) == nil)
        #expect(try ItemReference("\"\"").resolve(amongUnnamed: unnamed) == nil)
    }

    private var unnamed: [(item: Item, texts: [String])] {
        let named = Self.item("cccc-3", "Rice")
        return [
            (Self.item("aaaa-1", nil), ["Tony's Chocolonely", "IMG_0041.jpg"]),
            (Self.item("bbbb-2", nil), ["IMG_0042.jpg"]), (named, ["Honolulu"]),
            (Self.item("dddd-4", nil, quantity: 0), ["Honolulu"]),
        ]
    }

    // MARK: One of several

    @Test func whenAnEditFitsOneOfSeveral_shouldTakeIt() {
        let today = CivilDate(clampedDayNumber: 20_000)
        var frozen = Self.item("eeee-5", "Milk")
        frozen.freezing = Item.Freezing(date: today, daysLeft: 3)

        func only(_ text: String, _ edit: ItemEdit) -> Item? {
            ItemReference.onlyOne(of: [milk, frozen], named: text, for: { _ in edit }, on: today)
        }
        #expect(only("Milk", .thaw(packs: nil)) == frozen)
        #expect(only("Milk", .freeze(packs: nil)) == milk)
        #expect(only("Milk", .eat(.packs(1))) == nil)
        #expect(only("abce", .freeze(packs: nil)) == nil)
    }

    private static func item(_ id: String, _ name: String?, quantity: Int = 1) -> Item {
        Item(id: id, name: name, quantity: quantity, addedDate: Date(timeIntervalSince1970: 0))
    }
}
