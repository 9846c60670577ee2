import KeepItFreshLabels

/// Categories of food that need no date of minimum durability (Regulation (EU) No 1169/2011, annex X, 1 d): salt, solid
/// sugar, vinegar, wine and spirits, chewing gum, whole fresh fruit and vegetables.
enum ProductCategory {
    /// Whether packs of a category carry no date, by its name in a catalogue, such as `Sea salts`.
    static func carriesNoDate(_ category: String) -> Bool {
        let words = category.lowercased().split { !$0.isLetter }.map(String.init)
        guard let first = words.first, let last = words.last else { return false }
        // The word for what it is comes last in English and German, first in French, Italian and Spanish.
        return heads.contains(last)
            || romanceHeads.contains(first) && !words.dropFirst().contains(where: mixtures.contains)
            || phrases.contains(words.joined(separator: " "))
    }

    private static let heads: Set<String> = [
        "salt", "salts", "salz", "sugar", "sugars", "zucker", "vinegar", "vinegars", "essig", "wine", "wines", "wein",
        "weine", "rotwein", "weißwein", "sekt", "champagne", "champagnes", "prosecco", "spirits", "liqueur", "liqueurs",
        "whisky", "whiskies", "whiskey", "whiskeys", "vodka", "vodkas", "rum", "rums", "gin", "gins", "brandy",
        "brandies",
        "cognac", "cognacs", "tequila", "tequilas", "spirituosen", "likör", "liköre", "meersalz", "speisesalz",
        "balsamicoessig",
    ]
    private static let romanceHeads: Set<String> = [
        "sel", "sels", "sale", "sal", "sales", "sucre", "sucres", "zucchero", "azúcar", "azúcares", "vinaigre",
        "vinaigres",
        "aceto", "aceti", "vinagre", "vinagres", "vin", "vins", "vino", "vinos", "vini", "rhum", "liqueurs",
    ]
    /// Words that say that there is more in it.
    private static let mixtures: Set<String> = ["vanille", "vanillé", "vanillés", "vaniglia", "vainilla"]
    private static let phrases: Set<String> = [
        "chewing gum", "chewing gums", "kaugummi", "fresh fruits", "fresh vegetables", "fresh fruits and vegetables",
        "frisches obst",
        "frisches gemüse", "fruits frais", "légumes frais", "frutas frescas", "verduras frescas", "frutta fresca",
        "verdura fresca",
    ]
}
