/// The method by which a user signed in.
public enum AuthMethod: Equatable, Hashable, Sendable, Codable {
    case email, apple, google, guest
    /// A method for which this version has no case, by its provider id.
    case other(String)

    /// A code of an invitation, or of another device of the user.
    package static let code = AuthMethod.other("code")

    /// The provider id: `email`, `apple`, `google`, `guest`, or the id in `other`.
    public var providerId: String {
        switch self {
        case .email: "email"
        case .apple: "apple"
        case .google: "google"
        case .guest: "guest"
        case .other(let id): id
        }
    }

    /// The method with a provider id.
    public init(providerId: String) {
        switch providerId {
        case "email": self = .email
        case "apple": self = .apple
        case "google": self = .google
        case "guest": self = .guest
        default: self = .other(providerId)
        }
    }

    /// Decodes the provider id.
    public init(from decoder: any Decoder) throws {
        self.init(providerId: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the provider id.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(providerId)
    }
}
