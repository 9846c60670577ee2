package import KeepItFreshLabels

/// A text for people, with its values. It is written in English where it is used, and shown in the reader's language:
/// `Message("\(name) is back")`.
///
/// The English text is also what translations are found by, with `{1}`, `{2}` … for the values in their order. So a
/// text is always a literal, directly in a call that takes a `Phrase`: there `Scripts/translations` collects it. A
/// comment that begins with `Translators:` in the line before explains it to those who translate.
package struct Message: Hashable, Sendable {
    private let phrase: Phrase
    /// The text for several, and the number that decides; nil for a text without a number.
    private let plural: Plural?

    /// A text of one form. The `context` parts texts that are the same in English only.
    package init(_ phrase: Phrase, context: StaticString? = nil) {
        self.phrase = phrase.with(context)
        plural = nil
    }

    /// A text about a number of things: `Message(count, one: "\(count) item", other: "\(count) items")`. Languages have
    /// rules of their own for when to use which form, and may have more than two.
    package init(_ count: Int, one: Phrase, other: Phrase) {
        phrase = one
        plural = Plural(count: count, other: other)
    }

    /// A text that is the same in every language, such as a name.
    package static func verbatim(_ text: String) -> Message {
        Message("\(text)")
    }

    /// A text that stands as a literal in a module below this one, such as the form of a setting, or that the argument
    /// parser keeps: `Scripts/translations` collects these too.
    package static func collected(_ text: String) -> Message {
        Message(Phrase(stringLiteral: text))
    }

    /// The messages one after the other, as in a list: `name, date, number`.
    package static func list(_ messages: [Message]) -> Message {
        var values: [Value] = []
        for (index, message) in messages.enumerated() {
            if index > 0 { values.append(.text(", ")) }
            values.append(.message(message))
        }
        return Message(joining: values)
    }

    private init(joining values: [Value]) {
        phrase = Phrase(joining: values)
        plural = nil
    }

    /// The English text with dates as `2026-12-03`, for logs and scripts.
    package var english: String { text(Reader(translation: { _, _ in nil }, date: { date, _ in date.description })) }

    /// How a reader's language writes.
    package struct Reader {
        /// The translation of a text with placeholders, about a number of things if one is given; nil for none.
        package let translation: (_ text: String, _ count: Int?) -> String?
        /// A date, on which the other is today.
        package let date: (CivilDate, _ today: CivilDate?) -> String

        package init(
            translation: @escaping (_ text: String, _ count: Int?) -> String?,
            date: @escaping (CivilDate, _ today: CivilDate?) -> String
        ) {
            (self.translation, self.date) = (translation, date)
        }
    }

    /// Returns the text for a reader; in English where there is no translation.
    package func text(_ reader: Reader) -> String {
        guard let plural else { return phrase.filled(reader.translation(phrase.key, nil), for: reader) }
        // The values of both forms are the same; a form may leave some out.
        if let form = reader.translation(phrase.key, plural.count) { return plural.other.filled(form, for: reader) }
        return (plural.count == 1 ? phrase : plural.other).filled(nil, for: reader)
    }

    private struct Plural: Hashable, Sendable {
        let count: Int
        let other: Phrase
    }

    fileprivate indirect enum Value: Hashable, Sendable {
        case text(String)
        case message(Message)
        case day(CivilDate, today: CivilDate?)

        func text(_ reader: Reader) -> String {
            switch self {
            case .text(let text): text
            case .message(let message): message.text(reader)
            case .day(let date, let today): reader.date(date, today)
            }
        }
    }

    /// The English text of a message as a literal with values in it.
    package struct Phrase: ExpressibleByStringInterpolation, Hashable, Sendable {
        /// The text with placeholders, after a context and U+0004 if there is one.
        fileprivate let key: String
        private let values: [Value]

        package init(stringLiteral value: String) {
            key = value
            values = []
        }

        package init(stringInterpolation interpolation: Interpolation) {
            key = interpolation.key
            values = interpolation.values
        }

        fileprivate init(joining values: [Value]) {
            key = (1...max(1, values.count)).prefix(values.count).map { "{\($0)}" }.joined()
            self.values = values
        }

        private init(key: String, values: [Value]) {
            self.key = key
            self.values = values
        }

        fileprivate func with(_ context: StaticString?) -> Phrase {
            context.map { Phrase(key: "\($0)\u{4}\(key)", values: values) } ?? self
        }

        /// The text with placeholders, without a context.
        private var english: String {
            let bytes = key.utf8
            return bytes.firstIndex(of: 4).map { String(key[bytes.index(after: $0)...]) } ?? key
        }

        /// Returns a translation with the values in it; without one the English text.
        fileprivate func filled(_ translation: String?, for reader: Reader) -> String {
            let template = translation ?? english
            guard !values.isEmpty else { return template }
            var text = "", rest = template.utf8[...]
            while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
                let digits = rest[open...].dropFirst().prefix { (0x30...0x39).contains($0) }
                let number = Int(Substring(digits)) ?? 0
                guard digits.endIndex < rest.endIndex, rest[digits.endIndex] == UInt8(ascii: "}"),
                    values.indices.contains(number - 1)
                else {
                    text += Substring(rest[...open])
                    rest = rest[open...].dropFirst()
                    continue
                }
                text += Substring(rest[..<open])
                text += values[number - 1].text(reader)
                rest = rest[digits.endIndex...].dropFirst()
            }
            return text + Substring(rest)
        }

        /// Collects a literal's text and values.
        package struct Interpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var values: [Value] = []

            package init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + 3 * interpolationCount)
            }

            /// Adds a part of the text.
            package mutating func appendLiteral(_ literal: String) {
                key += literal
            }

            /// Adds a text as it is. What comes from outside must be safe to show before it is added.
            package mutating func appendInterpolation(_ text: String) {
                append(.text(text))
            }

            /// Adds a text from outside, which is made safe to show.
            package mutating func appendInterpolation(outside text: String) {
                append(.text(VisibleText.of(text)))
            }

            /// Adds a number.
            package mutating func appendInterpolation(_ number: Int) {
                append(.text(String(number)))
            }

            /// Adds a text that is translated itself.
            package mutating func appendInterpolation(_ message: Message) {
                append(.message(message))
            }

            /// Adds a date in the reader's language. The year is left out where it is that of `today`.
            package mutating func appendInterpolation(_ date: CivilDate, on today: CivilDate? = nil) {
                append(.day(date, today: today))
            }

            private mutating func append(_ value: Value) {
                values.append(value)
                key += "{\(values.count)}"
            }
        }
    }
}
