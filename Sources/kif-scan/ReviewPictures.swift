import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// The places in photos that a person is asked about, on terminals that show pictures.
struct ReviewPictures {
    private let kind: PictureProtocol
    private let pictures = PhotoPictures { WorkerCommand.program(picturing: $0) }

    /// Nil where no pictures are shown: not on a terminal, plain output, or a terminal that shows none.
    init?(_ report: ReportOption) {
        guard StandardStreams.inputIsTerminal, StandardStreams.outputIsTerminal, !report.json, !report.common.isPlain
        else { return nil }
        let set = ProcessSettings.current.text(.pictures) ?? "auto"
        let kind =
            set == "auto"
            ? PhotoPictures.terminal(environment: ProcessInfo.processInfo.environment) : PictureProtocol(rawValue: set)
        guard let kind else { return nil }
        self.kind = kind
    }

    /// Shows each candidate's place once, under its number; where none is known, the first photo.
    func show(_ evidence: ItemEvidence, of photos: [ItemPhoto]) async {
        var shown: Set<[PixelPoint]> = []
        for (number, date) in zip(1..., evidence.dates) {
            guard let box = date.box, shown.insert(box.corners).inserted,
                let photo = photos.first(where: { $0.name == date.photo })
            else { continue }
            await show(photo, around: box, as: "  \(number))")
        }
        if shown.isEmpty, let photo = photos.first { await show(photo, around: nil, as: "  photo") }
    }

    private func show(_ photo: ItemPhoto, around box: Quad?, as title: String) async {
        guard let picture = await pictures.picture(of: photo, around: box) else { return }
        StandardStreams.outputText("\(title)\n\(picture.text(for: kind))")
    }
}
