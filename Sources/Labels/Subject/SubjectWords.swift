/// What the words of a photo say of its subject.
package enum SubjectWords {
    /// How texts are hashed for their weights.
    package static let hashing = HashedWords(count: HashedWordWeights.subject.count, unspacedPartLengths: 1...3)

    /// Whether a folded word ends as the names of active substances do (the stems of the World Health Organization's
    /// international nonproprietary names), in the forms of several languages.
    static func isSubstance(_ word: String) -> Bool {
        guard word.utf8.count >= 8 else { return false }
        var stem = Substring(word)
        for ending in ["ium", "um", "us", "e", "o", "a"] where stem.hasSuffix(ending) {
            stem = stem.dropLast(ending.count)
            break
        }
        return stems.contains { stem.hasSuffix($0) || word.hasSuffix($0) }
    }

    private static let stems = [
        "profen", "cillin", "prazol", "sartan", "statin", "mycin", "micin", "cyclin", "ciclin", "conazol", "nidazol",
        "caine",
        "cain", "dipin", "gliptin", "gliflozin", "setron", "tidin", "tinib", "limus", "oxacin", "azepam", "azolam",
        "barbital",
        "terone", "teron", "olone", "asone", "metacin", "coxib", "olol", "terol", "pril",
        "vudin", "ciclovir", "parin", "thiazid",
        "fenac", "triptan", "oxetin", "pramin", "formin", "tadin", "tirizin", "cetamol", "thyroxin", "mycetin",
        "dronat",
        "lukast", "gabalin", "triptyline",
    ]
}
