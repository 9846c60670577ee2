import Foundation
import KeepItFreshDomain
import Testing

/// What people call items by.
@Suite struct ItemReferenceTests {
    private let oats = Self.item("abcd-1", "Oat Drink")
    private let milk = Self.item("abce-2", "Milk")

    @Test(arguments: ["abcd-1", "ABCD", "abcd", "oat drink", "Oat Drink"])
    func whenOneItemIsMeant_shouldFindIt(reference: String) throws {
        #expect(try ItemReference(reference).resolve(in: [oats, milk]) == oats)
    }

    @Test(
        arguments: [
            (["abcd-1", "abce-2"], 4), (["abcdef-1", "abcdef-2"], 8), (["12345678-a1", "12345678-a2", "0"], 11),
            (["ab", "abc"], 4), (["ffffffff", "fffffff0"], 8), (["same", "same"], 5), (["abcdefgh"], 4), ([], 4),
        ] as [([String], Int)])
    func whenIdsAreShown_shouldShowAsManyLettersAsTellThemApart(ids: [String], length: Int) {
        #expect(ItemReference.length(toTellApart: ids.map { Self.item($0, "Milk") }) == length)
    }

    @Test(arguments: ["abc", "oat", "", "Oat Drinks"])
    func whenItIsNotClear_shouldRefuse(reference: String) {
        #expect(throws: ItemReferenceError.self) { try ItemReference(reference).resolve(in: [oats, milk]) }
    }

    @Test func whenSeveralHaveTheName_shouldAskWhich() {
        let later = Self.item("ffff-3", "milk")

        #expect(throws: ItemReferenceError.ambiguous([milk, later])) {
            try ItemReference("Milk").resolve(in: [oats, milk, later])
        }
    }

    @Test func whenOneIdBeginsSoAndAnotherItemIsCalledSo_shouldAskWhich() {
        let named = Self.item("ffff-3", "Abcd")

        #expect(throws: ItemReferenceError.ambiguous([oats, named])) {
            try ItemReference("abcd").resolve(in: [oats, milk, named])
        }
    }

    @Test func whenNothingIsLeftOfOne_shouldMeanTheOther() throws {
        let finished = Self.item("ffff-3", "Milk", quantity: 0)

        #expect(try ItemReference("milk").resolve(in: [finished, milk]) == milk)
        #expect(try ItemReference("milk").resolve(in: [finished, oats]) == finished)
    }

    private static func item(_ id: String, _ name: String, quantity: Int = 1) -> Item {
        Item(id: id, name: name, quantity: quantity, addedDate: Date(timeIntervalSince1970: 0))
    }
}
