public import FoundationEssentials

/// People who keep food together.
public struct Household: Identifiable, Equatable, Hashable, Codable, Sendable {
    /// The household's id; empty before it is stored.
    public var id: String
    /// The name its members gave it.
    public var name: String
    /// When it was made.
    public var createdAt: Date

    /// A household by its name.
    public init(id: String = "", name: String, createdAt: Date) {
        self.id = id
        self.name = name
        self.createdAt = createdAt
    }
}
