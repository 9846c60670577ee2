import FoundationEssentials

/// Makes ids.
package enum UniqueId {
    /// A new id: a UUID in lower case.
    package static func make() -> String { UUID().uuidString.lowercased() }
}
