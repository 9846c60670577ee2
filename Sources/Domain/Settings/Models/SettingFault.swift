/// What is wrong with the settings, and where.
public struct SettingFault: Error, Equatable, Sendable {
    /// What can be wrong.
    public enum Problem: Equatable, Sendable {
        /// The file cannot be read, for the reason given.
        case unreadable(String)
        /// The file is no JSON object, for the reason given.
        case notJSON(String)
        /// There is no such setting; there are these.
        case unknown(known: [String])
        /// The value is not what it has to be, in words. The value itself is nil where it must not be shown.
        case badValue(String?, form: String)
    }

    /// Where.
    public let place: SettingPlace
    /// The setting's key; nil where the whole file is meant.
    public let key: String?
    /// What is wrong.
    public let problem: Problem

    /// A fault.
    public init(_ place: SettingPlace, key: String? = nil, _ problem: Problem) {
        self.place = place
        self.key = key
        self.problem = problem
    }
}
