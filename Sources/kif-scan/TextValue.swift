import ArgumentParser
import KeepItFreshPresentation

/// Text that a person gives to an item.
enum TextValue {
    private static let limit = 500

    /// The text without space around it. Throws for one that is too long or has nothing to show.
    static func read(_ text: String) throws -> String {
        let trimmed = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        guard trimmed.count <= limit else { throw ValidationError("A value may have \(limit) letters at most.") }
        guard !trimmed.isEmpty else {
            throw ValidationError("An empty value says nothing; take one away with none (for a place: -).")
        }
        return trimmed
    }
}
