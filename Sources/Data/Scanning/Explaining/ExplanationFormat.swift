import KeepItFreshDomain

/// The format that an explanation is written in.
enum ExplanationFormat {
    case png, jpeg

    /// PNG for a path that ends in `.png`, else JPEG.
    init(of path: String) {
        self = path.lowercased().hasSuffix(".png") ? .png : .jpeg
    }
}
