/// What a photo goes through on its way to a parsed label, by the name that the command's JSON uses.
public enum ReadingStage: String, Codable, Hashable, Sendable, CaseIterable {
    /// From the file's bytes to an upright grey picture.
    case decode
    /// All looks for barcodes; its steps are the looks.
    case barcodes
    /// Where ordinary print stands.
    case layout
    /// Ordinary print.
    case print
    /// What coders print, finding it included.
    case coderPrint
    /// What all of it means.
    case parse
}
