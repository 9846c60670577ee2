/// The language in which somebody gets messages.
package struct Wording: Equatable, Sendable {
    /// English with dates as `2026-12-03`.
    package static let english = Wording("en") { $0.english }

    /// The code of the language, such as `de`.
    package let language: String
    /// A message in it.
    package let text: @Sendable (Message) -> String

    package init(_ language: String, text: @escaping @Sendable (Message) -> String) {
        (self.language, self.text) = (language, text)
    }

    package static func == (first: Wording, second: Wording) -> Bool { first.language == second.language }
}
