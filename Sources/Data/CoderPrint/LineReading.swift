/// One way to read a line.
struct LineReading: Hashable, Sendable {
    /// The characters' classes.
    let classes: [Int]
    /// 0…1: the probability that the recogniser gives to this reading among all.
    let probability: Double

    /// The same without a "까" at the end that no "지" follows: bare ground reads so as often as half a word does.
    var withoutHalfWord: LineReading {
        guard classes.last == CoderPrintAlphabet.halfWord else { return self }
        return LineReading(classes: Array(classes.dropLast()), probability: probability)
    }

    /// The text the classes spell.
    var text: String {
        CoderPrintAlphabet.text(of: classes)
    }
}
