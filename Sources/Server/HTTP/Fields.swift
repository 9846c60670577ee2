import Foundation
import Hummingbird
import KeepItFreshLabels
import KeepItFreshPresentation

/// The fields of a JSON object that somebody sent. What is not expected is refused.
struct Fields {
    private static let maximumDepth = 32
    private static let maximumText = 1_000

    private let values: [String: JSONValue]

    /// Reads an object with no other fields than `names`; no body is an empty object. Throws `Problem`.
    init(_ bytes: ByteBuffer, allowing names: Set<String>) throws {
        try self.init(bytes.readableBytes > 0 ? Self.value(bytes) : .object([]), allowing: names)
    }

    /// Reads the objects of a list with 1 to `maximum` elements. Throws `Problem`.
    static func list(_ bytes: ByteBuffer, upTo maximum: Int, allowing names: Set<String>) throws -> [Fields] {
        guard case .array(let elements) = try value(bytes), (1...maximum).contains(elements.count) else {
            throw Problem.badRequest("The body must be a list of 1 to \(maximum) objects.")
        }
        var list: [Fields] = []
        for element in elements { list.append(try Fields(element, allowing: names)) }
        return list
    }

    private init(_ value: JSONValue, allowing names: Set<String>) throws {
        guard case .object(let fields) = value else { throw Problem.badRequest("The body must be a JSON object.") }
        if let unknown = fields.map(\.0).first(where: { !names.contains($0) }) {
            throw Problem.badRequest("There is no field '\(unknown.prefix(50))' here.")
        }
        let given = fields.filter { if case .null = $0.1 { false } else { true } }
        values = Dictionary(given, uniquingKeysWith: { $1 })
    }

    private static func value(_ bytes: ByteBuffer) throws -> JSONValue {
        guard let value = JSONValue(reading: Data(bytes.readableBytesView), depth: maximumDepth) else {
            throw Problem.badRequest("The body is no JSON, is nested too deeply, or has a number that is too large.")
        }
        return value
    }

    /// Throws the problem of a field that has no meaning beside the others.
    func require(only names: Set<String>) throws {
        if let other = values.keys.sorted().first(where: { !names.contains($0) }) {
            throw Problem.badRequest("'\(other)' has no meaning here.")
        }
    }

    /// A text; nil when it is missing or null.
    func text(_ name: String, maximum: Int = maximumText) throws -> String? {
        guard let value = values[name] else { return nil }
        guard case .string(let text) = value else { throw Problem.badRequest("'\(name)' must be a text.") }
        guard text.unicodeScalars.count <= maximum, !text.unicodeScalars.contains("\0") else {
            throw Problem.badRequest("'\(name)' may have at most \(maximum) characters, and no NUL.")
        }
        return text
    }

    /// A text that must be there.
    func required(_ name: String) throws -> String {
        guard let text = try text(name) else { throw Problem.badRequest("'\(name)' is missing.") }
        return text
    }

    /// A UUID that must be there.
    func uuid(_ name: String) throws -> String {
        guard let id = try optionalUUID(name) else { throw Problem.badRequest("'\(name)' is missing.") }
        return id
    }

    /// A UUID; nil when it is missing or null.
    func optionalUUID(_ name: String) throws -> String? {
        guard let text = try text(name) else { return nil }
        guard UUID(uuidString: text) != nil, text == text.lowercased() else {
            throw Problem.badRequest("'\(name)' must be a UUID in lower case.")
        }
        return text
    }

    /// A day that must be there.
    func day(_ name: String) throws -> CivilDate { try Self.day(required(name), name) }

    /// The day that a text is.
    static func day(_ text: String, _ name: String) throws -> CivilDate {
        guard let day = CivilDate(text), day.precision == .day else {
            throw Problem.badRequest("'\(name)' must be a day such as 2027-03-12.")
        }
        return day
    }

    /// A whole number; nil when it is missing or null.
    func number(_ name: String) throws -> Int? {
        guard let value = values[name] else { return nil }
        guard case .integer(let number) = value else { throw Problem.badRequest("'\(name)' must be a whole number.") }
        return number
    }

    /// A list of whole numbers; nil when it is missing or null.
    func numbers(_ name: String) throws -> [Int]? {
        guard let value = values[name] else { return nil }
        guard case .array(let elements) = value else { throw Problem.badRequest("'\(name)' must be a list.") }
        return try elements.map { element in
            guard case .integer(let number) = element else {
                throw Problem.badRequest("'\(name)' must have whole numbers.")
            }
            return number
        }
    }

    /// A language such as `de` or `en-GB`, in which dates are typed; nil when it is missing or null.
    func locale(_ name: String = "lang") throws -> LocaleHint? { try text(name).map(Self.locale) }

    /// The language with this code.
    static func locale(_ text: String) throws -> LocaleHint {
        guard text.utf8.count <= 20, text.wholeMatch(of: /[A-Za-z]{2,3}([-_][A-Za-z0-9]+)*/) != nil,
            let locale = LocaleHint(text)
        else { throw Problem.badRequest("'lang' must be such as de or en-GB.") }
        return locale
    }

    /// A boolean; false when it is missing or null.
    func flag(_ name: String) throws -> Bool {
        guard let value = values[name] else { return false }
        guard case .bool(let flag) = value else { throw Problem.badRequest("'\(name)' must be true or false.") }
        return flag
    }

    /// A list of values of a type with raw texts; empty when it is missing or null.
    func choices<Choice: RawRepresentable<String>>(_ name: String, among all: [Choice]) throws -> [Choice] {
        guard let value = values[name] else { return [] }
        guard case .array(let elements) = value else { throw Problem.badRequest("'\(name)' must be a list.") }
        var choices: [Choice] = []
        for case .string(let text) in elements {
            choices += all.filter { $0.rawValue == text }
        }
        guard choices.count == elements.count else { throw Self.wrong(name, all) }
        return choices
    }

    /// A value of a type with raw texts; nil when it is missing or null.
    func choice<Choice: RawRepresentable<String>>(_ name: String, among all: [Choice]) throws -> Choice? {
        guard let text = try text(name) else { return nil }
        guard let choice = all.first(where: { $0.rawValue == text }) else { throw Self.wrong(name, all) }
        return choice
    }

    private static func wrong<Choice: RawRepresentable<String>>(_ name: String, _ all: [Choice]) -> Problem {
        .badRequest("'\(name)' must be one of \(all.map(\.rawValue).joined(separator: ", ")).")
    }
}
