/// A fault in the settings, with its place.
package struct SettingFault: Error, Equatable, Sendable {
    package let place: Place
    /// The setting's key; nil when the fault concerns the whole file.
    package let key: String?
    package let problem: Problem

    package init(_ place: Place, key: String? = nil, _ problem: Problem) {
        self.place = place
        self.key = key
        self.problem = problem
    }

    /// Where a setting was set.
    package enum Place: Equatable, Sendable {
        /// In the settings file; the line is nil when unknown.
        case file(String, line: Int?)
        /// In a variable of the environment.
        case environment(String)
    }

    /// The kind of a fault.
    package enum Problem: Equatable, Sendable {
        /// The file cannot be read, for the given reason.
        case unreadable(String)
        /// The file is not a JSON object, for the given reason.
        case notJSON(String)
        /// No setting has this key; the known keys are given.
        case unknown(known: [String])
        /// The value does not have the form that is described in words. The value is nil when it must not be shown.
        case badValue(String?, form: String)
        /// The value in the file has another type than the form that is described in words.
        case wrongType(FoundType, form: String)
    }

    /// The type of a value in the file, with the value where it is short and may be shown.
    package enum FoundType: Equatable, Sendable {
        case text(String?)
        case number(String?)
        case boolean(Bool)
        case list
        case object
        case null
    }
}
