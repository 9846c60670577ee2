/// The rule for which photos show one pack.
public enum GroupingRule: String, Sendable, CaseIterable {
    /// Photos of one series by their names, and photos taken right after each other, by the camera's clock, whose
    /// contents complete each other.
    case auto
    /// Photos taken right after each other, unless their contents contradict each other.
    case time
    /// The photos of a folder, unless their contents contradict each other.
    case folder
    /// Each photo is a pack.
    case none
}
