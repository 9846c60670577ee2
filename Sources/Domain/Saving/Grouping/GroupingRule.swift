/// Which photos are taken for shots of one pack.
public enum GroupingRule: String, Sendable, CaseIterable {
    /// Photos of one series by their names, and those that were taken one right after the other, by the camera's clock,
    /// and complete each other.
    case auto
    /// Photos that were taken one right after the other, unless they contradict each other.
    case time
    /// The photos of a folder, unless they contradict each other.
    case folder
    /// Each photo is a pack.
    case none
}
