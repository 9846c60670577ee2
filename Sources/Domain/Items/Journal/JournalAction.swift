/// What was done, as the journal has it.
public enum JournalAction: String, Codable, Hashable, Sendable, CaseIterable {
    case scanned, added, fixed, reread, eaten, wasted, opened, frozen, thawed, moved, deleted, imported
}
