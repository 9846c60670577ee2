package import KeepItFreshLabels

/// How a person refers to an item: by its id, by the start of the id if no other item's id starts so, by its name or a
/// part of it, or by its product number.
public struct ItemReference: Hashable, Sendable {
    /// The minimum length of a shortened id; shorter ones are understood but not shown.
    private static let minimumShownLength = 4
    /// Fewer letters are no part of a name that somebody means.
    private static let minimumPartLength = 3

    /// The id, its beginning, or the name, in lower case without accents (`Item.searchText(for:)`).
    package let text: String
    /// The same with its accents, by which names are told apart that are the same without.
    private let accented: String

    /// A reference by id or name; case and accents are ignored.
    package init(_ text: String) {
        self.text = Item.searchText(for: text)
        accented = text.lowercased()
    }

    /// Why a reference does not identify an item.
    public enum Failure: Error, Equatable, Sendable, CustomStringConvertible {
        /// No id starts with the text and no item has it as its name; these items are similar.
        case unknown(near: [Item])
        /// All of these match.
        case ambiguous([Item])

        /// What went wrong, in one English sentence.
        public var description: String {
            switch self {
            case .unknown: "No item has this name or id."
            case .ambiguous(let items): "There are \(items.count) items with this name or id."
            }
        }
    }

    /// The item of `items` that is referred to. It is enough that `items` holds those that have the text as their id,
    /// as the beginning of it or as their name; if there are none, those that have it in their name, and those whose id
    /// begins similarly. A part of a name is enough where only one item in stock has it.
    package func resolve(in items: [Item]) throws(Failure) -> Item {
        if let item = items.first(where: { $0.id == text }) { return item }
        let ids = Set(named(items).map(\.id))
        let number = GTIN(text)
        let exact =
            text.isEmpty
            ? []
            : items.filter { item in
                item.id.hasPrefix(text) || ids.contains(item.id)
                    || number != nil && item.gtin == number && item.quantity > 0
            }
        let found = exact.isEmpty ? namedByPart(items) : exact
        guard let first = found.first else { throw .unknown(near: similar(items)) }
        guard found.count == 1 else { throw .ambiguous(found) }
        return first
    }

    /// The items in stock in whose name the text is a whole word or several; if there are none, those in which a word
    /// begins with it.
    private func namedByPart(_ items: [Item]) -> [Item] {
        guard text.count >= Self.minimumPartLength else { return [] }
        let available = items.filter { $0.quantity > 0 }
        let words = available.filter { $0.name.map { isPart(of: $0, asWord: true) } ?? false }
        return words.isEmpty ? available.filter { $0.name.map { isPart(of: $0, asWord: false) } ?? false } : words
    }

    /// The item in stock without a name that has the text, or a part as in a name, among the `texts` by which it can be
    /// told apart; nil when there is none.
    package func resolve(amongUnnamed items: [(item: Item, texts: [String])]) throws(Failure) -> Item? {
        // The list shows what was read in quotation marks.
        let reference = ItemReference(text.filter { !Self.quotationMarks.contains($0) })
        guard reference.text.count >= Self.minimumPartLength else { return nil }
        let available = items.filter { $0.item.name == nil && $0.item.quantity > 0 }
        for asWord in [true, false] {
            let found = available.filter { $0.texts.contains { reference.isPart(of: $0, asWord: asWord) } }
            if found.count > 1 { throw .ambiguous(found.map(\.item)) }
            if let first = found.first { return first.item }
        }
        return nil
    }

    private static let quotationMarks: Set<Character> = ["\"", "“", "”", "„"]

    /// The one of `items`, all of which `text` names, that `edit` can be applied to on the day `today`; nil when there
    /// are several or none, or when the text is the start of an id.
    package static func onlyOne(
        of items: [Item], named text: String, for edit: (Item) throws -> ItemEdit, on today: CivilDate
    ) -> Item? {
        guard !items.contains(where: { $0.id.hasPrefix(text.lowercased()) }) else { return nil }
        let possible = items.filter { item in (try? item.edited(try edit(item), on: today)) != nil }
        return possible.count == 1 ? possible.first : nil
    }

    private func isPart(of name: String, asWord: Bool) -> Bool {
        let name = " " + Item.searchText(for: name).map { $0.isLetter || $0.isNumber ? String($0) : " " }.joined() + " "
        let part = text.map { $0.isLetter || $0.isNumber ? String($0) : " " }.joined()
        return name.contains(" " + part + (asWord ? " " : ""))
    }

    /// The items with that name, those with its accents first; used-up ones only if there are no others.
    private func named(_ items: [Item]) -> [Item] {
        let alike = items.filter { $0.name.map(Item.searchText(for:)) == text }
        let same = alike.filter { $0.name?.lowercased() == accented }
        let named = same.isEmpty ? alike : same
        let available = named.filter { $0.quantity > 0 }
        return available.isEmpty ? named : available
    }

    /// The items that an unknown text may refer to: those whose name contains it, otherwise those with the most similar
    /// id.
    private func similar(_ items: [Item]) -> [Item] {
        guard text.count > 1 else { return [] }
        let named = items.filter { $0.name.map { Item.searchText(for: $0).contains(text) } ?? false }
        guard named.isEmpty else { return named }
        let prefixes = items.map { String($0.id.prefix(text.count)) }
        guard let nearest = ClosestMatch.nearest(to: text, in: prefixes) else { return [] }
        return items.filter { $0.id.hasPrefix(nearest) }
    }

    /// How many characters distinguish all of `ids`.
    package static func length(toDistinguish ids: [String]) -> Int {
        let sorted = ids.sorted()
        return shownLength(sharing: zip(sorted, sorted.dropFirst()).map { sharedLength($0, $1) }.max() ?? 0)
    }

    /// How many characters are shown of ids of which the first `count` are the same in two of them.
    package static func shownLength(sharing count: Int) -> Int {
        max(minimumShownLength, count + 1)
    }

    /// How many characters two ids have in common at their beginning.
    package static func sharedLength(_ left: String, _ right: String) -> Int {
        zip(left.utf8, right.utf8).prefix { $0 == $1 }.count
    }
}

extension Item {
    /// Whether a reference is its id, the start of its id or its whole name.
    package func isNamedExactly(_ reference: String) -> Bool {
        let text = Item.searchText(for: reference)
        return id.hasPrefix(text) || name.map(Self.searchText(for:)) == text || gtin != nil && gtin == GTIN(text)
    }
}
