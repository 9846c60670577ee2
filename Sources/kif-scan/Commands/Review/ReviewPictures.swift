import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPlatform
import KeepItFreshPresentation

/// Shows the places in question of photos, on terminals that can and should show pictures.
struct ReviewPictures {
    /// Nil for no pictures.
    private let kind: PictureProtocol?
    private let hasTrueColor: Bool
    private let pictures = PhotoPictures(worker: WorkerCommand.pictures)

    /// The size of pictures in pixels where a terminal shows pixels.
    private static let pixels = ScannedLabel.Size(width: 400, height: 300)
    /// The fewest and the most rows of a picture of half blocks.
    private static let minimumRows = 3, maximumRows = 40
    private static let usualColumns = 80

    init(_ common: CommonOptions) {
        let environment = ProcessInfo.processInfo.environment
        let set = ProcessSettings.current.text(.pictures) ?? "auto"
        let known = set == "auto" ? nil : PictureProtocol(rawValue: set)
        hasTrueColor = ["truecolor", "24bit"].contains(environment["COLORTERM"])
        let isRefused = common.isPlain || set == "none" || ProcessInfo.forbidsColor
        kind = isRefused ? nil : known ?? PhotoPictures.terminal(environment: environment)
    }

    func state(of photo: ItemPhoto) async -> ReviewScreen.PhotoState { await pictures.state(of: photo) }

    /// The text that shows the first place of a question, or both photos of a doubtful join, in at most `rows` rows;
    /// nil where no picture can be shown.
    func text(for question: ReviewQuestion, rows: Int?) async -> String? {
        guard let kind, let size = size(kind, rows) else { return nil }
        let count = question.topic == .oneThing ? 2 : 1
        let places = question.places.prefix(count).compactMap { place in
            question.photo(at: place).map { (photo: $0, box: place.box) }
        }
        guard !places.isEmpty else { return nil }
        return await pictures.picture(of: places, within: size)?.text(for: kind, hasTrueColor: hasTrueColor)
    }

    private func size(_ kind: PictureProtocol, _ rows: Int?) -> ScannedLabel.Size? {
        guard kind == .blocks else { return Self.pixels }
        let rows = min(rows ?? Self.maximumRows / 2, Self.maximumRows)
        guard rows >= Self.minimumRows else { return nil }
        let columns = Terminal.columns(of: STDOUT_FILENO) ?? Self.usualColumns
        return ScannedLabel.Size(width: columns, height: 2 * rows)
    }
}
