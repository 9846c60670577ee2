/// The words of one language that show what a line of a label is about.
///
/// To add a language, copy a file in this folder, translate its lists and add its name to `all`. Phrases are separated
/// by commas and line breaks; case and marks are ignored. Leave out words that mean something else in another language.
struct ProductWords: Sendable {
    /// Foods and drinks in their basic form, four letters or more; inflected forms and compounds are recognised.
    var foods = ""
    /// Whether the language forms compounds, such as `Vollmilch`.
    var hasCompounds = false
    var nameLabels = ""
    var quantityLabels = ""
    var drainedLabels = ""
    var ingredients = ""
    var nutrition = ""
    var nutrients = ""
    var storage = ""
    var maker = ""
    var companies = ""
    var additives = ""
    var notices = ""
    var claims = ""
    var prose = ""
    var particles = ""

    /// Every language with its codes (ISO 639-1), the most widespread first.
    static let languages: [(codes: [String], words: ProductWords)] = [
        (["en"], english), (["de"], german), (["fr"], french), (["it"], italian), (["es"], spanish),
        (["pt"], portuguese), (["nl"], dutch), (["pl"], polish), (["sv", "da", "nb"], nordic), (["fi"], finnish),
        (["cs"], czech), (["hu"], hungarian), (["tr"], turkish), (["ru"], russian), (["el"], greek), (["ro"], romanian),
        (["zh", "ja", "ko"], eastAsian), (["th", "vi", "id"], southEastAsian),
    ]

    /// The words of every language, the most widespread first.
    static let all = languages.map(\.words)

    /// The lists with the role of their words.
    var lists: [(Role, String)] {
        [
            (.nameLabel, nameLabels), (.quantityLabel, quantityLabels), (.drainedLabel, drainedLabels),
            (.ingredients, ingredients), (.nutrition, nutrition), (.nutrient, nutrients), (.storage, storage),
            (.maker, maker), (.company, companies), (.additive, additives),
            (.notice, notices), (.claim, claims), (.prose, prose), (.particle, particles),
            (.food, foods),
        ]
    }
}

extension ProductWords {
    /// What a word says about the line that contains it.
    enum Role: Int, CaseIterable, Sendable {
        /// A food or drink: the line may be the name.
        case food
        /// Precedes the product's name in a table of facts, such as `Product name:`.
        case nameLabel
        /// Precedes the net quantity.
        case quantityLabel
        /// Precedes the drained weight.
        case drainedLabel
        /// Begins the list of ingredients, or the warning of allergens.
        case ingredients
        /// Occurs only in the nutrition table.
        case nutrition
        /// A nutrient, which may also be part of a name.
        case nutrient
        /// Instructions for storing, opening, cooking or using.
        case storage
        /// The manufacturer or the place of production.
        case maker
        /// The end of a company's name, which is a brand rather than a product's name.
        case company
        /// An additive, seldom sold alone; in small print it belongs to the ingredients.
        case additive
        /// Dates, lots, waste disposal, promises, offers and other small print.
        case notice
        /// A claim, which may be part of a name but is not one by itself.
        case claim
        /// A word of running text, which names do not contain.
        case prose
        /// A particle, with which a name neither begins nor ends, and which has no capital in it.
        case particle

        /// Whether a line with this word is not the product's name.
        var excludesName: Bool {
            switch self {
            case .quantityLabel, .drainedLabel, .ingredients, .nutrition, .storage, .maker, .company, .notice, .prose:
                true
            case .food, .nameLabel, .nutrient, .additive, .claim, .particle: false
            }
        }
    }
}
