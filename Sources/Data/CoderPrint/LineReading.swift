/// One way to read a line.
struct LineReading: Hashable, Sendable {
    /// The characters' classes.
    let classes: [Int]
    /// 0…1: the probability that the recogniser gives to this reading among all.
    let probability: Double

    /// The text the classes spell.
    var text: String {
        CoderPrintAlphabet.text(of: classes)
    }
}
