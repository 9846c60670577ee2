/// How a file has an inventory.
public enum ItemFileFormat: String, CaseIterable, Hashable, Sendable {
    /// A table with commas (RFC 4180).
    case csv
    /// A JSON object a line.
    case jsonl
    /// Of Grocy: its stock when reading, requests to its interface when writing.
    case grocy
}
