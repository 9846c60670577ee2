/// The words of one language that tell what a line of a label is about.
///
/// To add a language, copy a file in `Words`, translate its lists and add its name to `all`. Phrases are parted by
/// commas and line breaks; case and marks do not count. Leave out words that mean something else in another language.
struct ProductWords: Sendable {
    /// Foods and drinks in their basic form, four letters or more; endings and compounds are found by themselves.
    var foods = ""
    /// Whether its words are joined into one, as in `Vollmilch`.
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

    /// Every language, most widespread first: the first meaning of a word counts.
    static let all = [
        english, german, french, italian, spanish, portuguese, dutch, polish, nordic, finnish, czech, hungarian,
        turkish,
        russian, greek, romanian, eastAsian, southEastAsian,
    ]

    /// The lists with what their words tell.
    var lists: [(ProductWordRole, String)] {
        [
            (.nameLabel, nameLabels), (.quantityLabel, quantityLabels), (.drainedLabel, drainedLabels),
            (.ingredients, ingredients), (.nutrition, nutrition), (.nutrient, nutrients), (.storage, storage),
            (.maker, maker), (.company, companies), (.additive, additives),
            (.notice, notices), (.claim, claims), (.prose, prose), (.particle, particles),
            (.food, foods),
        ]
    }
}
