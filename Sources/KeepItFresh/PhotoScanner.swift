import Foundation
import KeepItFreshCoderPrint
public import KeepItFreshDomain
public import KeepItFreshScanning

/// Reads photos, several at once.
public struct PhotoScanner: Sendable {
    private let photos: SavePhotos

    /// A scanner that refuses photos beyond `limits`, looks for the barcodes of `profile`, reads ordinary print in
    /// `languages` (tesseract's names) and has up to `jobs` photos in work at once, as many as there are processors
    /// unless told otherwise. With `readsText` false it reads barcodes alone. Its engines start with their first photo.
    public init(
        limits: PhotoLimits = PhotoLimits(), profile: SymbologyProfile = .food, languages: [String] = ["eng"],
        readsText: Bool = true, jobs: Int? = nil
    ) {
        let scanners = (0..<max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount)).map { _ in
            let stages = StageStopwatch()
            return ScanLabel(
                photos: PhotoReader(limits: limits, stages: stages),
                barcodes: BarcodeReader(profile: profile, stages: stages),
                print: readsText ? TesseractTextReader(languages: languages, stages: stages) : nil,
                coderPrint: readsText ? CoderPrintTextReader() : nil,
                stages: stages)
        }
        photos = SavePhotos(scanners: scanners, parser: LabelParser(), stages: { StageStopwatch() })
    }

    /// Reads photos and stores what they show in the inventory, or with nil stores nothing.
    public func scan(
        _ sources: [PhotoSource], into inventory: Inventory?, options: ReadingOptions
    ) -> AsyncStream<SaveProgress> {
        guard let inventory else { return photos.read(sources, options: options) }
        return photos.execute(sources, in: inventory.context, into: inventory.repository, options: options)
    }
}
