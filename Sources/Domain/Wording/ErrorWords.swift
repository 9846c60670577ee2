/// What an error says to people.
package struct ErrorWords: Sendable {
    /// What is wrong, as a part of a sentence. It is the same in a terminal, on a phone and in the library.
    package let reason: Message
    /// How to go on with the commands of a terminal; nil where the reason says enough.
    package let advice: Message?

    /// What is wrong, and how to go on.
    package init(_ reason: Message, advice: Message.Phrase? = nil) {
        (self.reason, self.advice) = (reason, advice.map { Message($0) })
    }

    /// What is wrong, and how to go on.
    package init(_ reason: Message.Phrase, advice: Message.Phrase? = nil) {
        self.init(Message(reason), advice: advice)
    }

    /// Both, for a terminal.
    package var message: Message {
        // Translators: {1} is what is wrong, {2} what to do about it.
        advice.map { Message("\(reason); \($0)") } ?? reason
    }

    /// The reason as an English sentence.
    package var sentence: String { Self.sentence(reason.english) }

    /// A part of a sentence as a sentence.
    package static func sentence(_ text: String) -> String {
        let ending = text.last.map { ".!?".contains($0) } ?? true ? "" : "."
        return text.prefix(1).uppercased() + text.dropFirst() + ending
    }
}
