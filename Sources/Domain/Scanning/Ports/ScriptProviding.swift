package import KeepItFreshLabels

/// Reads lines in scripts that the scene-text reader lacks, such as Cyrillic.
package protocol ScriptProviding: Sendable {
    /// The script of the text at some places, which the scene-text reader could not read; nil when it is none of those
    /// that can be read here. Where it may be the `expected` one, no other is tried.
    func script(
        of places: [Quad], expecting expected: PrintedScript?, in image: GreyImage
    ) async throws(ScanError) -> PrintedScript?

    /// The text at each of some places, read as one script; nil where nothing can be read.
    func lines(at places: [Quad], as script: PrintedScript, in image: GreyImage) async throws(ScanError) -> [TextLine?]
}
