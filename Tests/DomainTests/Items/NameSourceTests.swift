import Foundation
import Testing

@testable import KeepItFreshDomain

/// Where a name comes from, and which of two is used.
@Suite struct NameSourceTests {
    /// In the order of precedence.
    private static let sources: [Item.NameSource] = [
        .front(confidence: 0.2), .lookUp, .front(confidence: 0.75), .lettering, .front(confidence: 0.99), .person,
    ]

    @Test(arguments: sources)
    func whenStored_shouldBeReadBack(source: Item.NameSource) throws {
        var item = Item(addedDate: .distantPast)
        item.setName("Milk", from: source)

        let read = try JSONDecoder().decode(Item.self, from: JSONEncoder().encode(item))

        #expect(read.nameSource == source && read.fieldsSetByUser.contains(.name) == (source == .person))
    }

    @Test func whenAnEarlierVersionStoredIt_shouldBeUnderstood() {
        let stored: [Double?] = [nil, 0.97, 0.69, 0.8]

        #expect(stored.map(Item.NameSource.init) == [.person, .lettering, .lookUp, .front(confidence: 0.8)])
    }

    @Test(arguments: sources.indices, sources.indices)
    func whenPacksAreMerged_shouldUseTheNameOfHigherPrecedence(mine: Int, theirs: Int) {
        var (item, scanned) = (Item(addedDate: .distantPast), Item(addedDate: .distantPast))
        item.setName("Mine", from: Self.sources[mine])
        scanned.setName("Theirs", from: Self.sources[theirs])

        let merged = item.merging(scanned)

        #expect(merged.name == (theirs > mine ? "Theirs" : "Mine"))
        #expect(merged.nameSource == Self.sources[max(mine, theirs)])
    }

    @Test func whenAProductIsLookedUp_shouldReplaceOnlyNamesThatAreNotReliable() {
        #expect(Self.sources.map(\.isReliable) == [false, false, true, true, true, true])
    }
}
