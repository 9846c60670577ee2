package import KeepItFreshDomain
import KeepItFreshLabels

extension StockMinimum {
    /// What is to be bought, in one line: `Milk: 1 missing (1 of 2)`.
    package var shoppingLine: Message {
        // Translators: {1} is a product, {2} how many packs are missing, {3} how many of {4} are there.
        Message("\(subject.shownName): \(missing) missing (\(packs) of \(minimum))")
    }

    /// What is to be in stock, in one line: `Milk: at least 2, 1 there`.
    package var line: Message {
        // Translators: {1} is a product, {2} how many packs there should be, {3} how many there are.
        Message("\(subject.shownName): at least \(minimum), \(packs) in stock")
    }

    /// The object for scripts.
    package func json(household: String) -> JSONValue {
        .object([
            (subject.kind.rawValue, .string(subject.name)), ("gtin", .text(subject.gtin?.digits)),
            ("minimum", .integer(minimum)), ("packs", .integer(packs)), ("missing", .integer(missing)),
            ("household", .string(household)),
        ])
    }

    /// What is to be bought, for programs that show the household.
    var short: JSONValue {
        .object([("name", .string(subject.name)), ("missing", .integer(missing))])
    }

    /// The request to Grocy's API that puts it on the first shopping list, by its name (Grocy: `/objects/{entity}`).
    package var grocyRequest: JSONValue {
        .object([
            ("method", .string("POST")), ("path", .string("/objects/shopping_list")),
            (
                "body",
                .object([
                    ("shopping_list_id", .integer(1)), ("amount", .integer(missing)), ("note", .string(subject.name)),
                ])
            ),
        ])
    }
}
