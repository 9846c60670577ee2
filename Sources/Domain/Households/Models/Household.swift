public import FoundationEssentials

/// A group of people who store food together.
public struct Household: Identifiable, Equatable, Hashable, Codable, Sendable {
    /// The maximum length of a name, in Unicode scalars.
    public static let maximumNameLength = 100

    /// The household's id; empty before it is stored.
    public var id: String
    /// The name that its members gave it.
    public var name: String
    /// When it was created.
    public var createdAt: Date

    /// A household with a name.
    public init(id: String = "", name: String, createdAt: Date) {
        self.id = id
        self.name = name
        self.createdAt = createdAt
    }

    /// Makes a household's name of a text by trimming white space. Throws `HouseholdError.invalidName` when the result
    /// is empty or too long, or contains characters that control a terminal or the direction of text, or cannot be
    /// seen.
    public static func name(from text: String) throws(HouseholdError) -> String {
        let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
        let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? start
        let name = String(text[start..<end])
        guard !String.withoutInvisible(name).allSatisfy(\.isWhitespace), name.unicodeScalars.count <= maximumNameLength,
            !name.unicodeScalars.contains(where: isControl)
        else { throw .invalidName }
        return name
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Zero-width joiners make up emoji and belong to the spelling of some languages, the selector makes a sign an
        // emoji.
        default: scalar.isInvisible && !["\u{200D}", "\u{200C}", "\u{FE0F}"].contains(scalar)
        }
    }

    /// Whether another name looks like this household's: characters that cannot be seen make no difference.
    package func isNamed(like other: String) -> Bool {
        String.withoutInvisible(name) == String.withoutInvisible(other)
    }

    /// A household in one member's list.
    package struct Summary: Equatable, Sendable {
        package let household: Household
        /// The role of the user whose list it is.
        package let role: HouseholdRole
        package let memberCount: Int
        /// Whether commands use this household unless another is named.
        package let isSelected: Bool

        package init(household: Household, role: HouseholdRole, memberCount: Int, isSelected: Bool) {
            self.household = household
            self.role = role
            self.memberCount = memberCount
            self.isSelected = isSelected
        }
    }
}
