package import KeepItFreshLabels

/// Reads everything that a photo shows, in this process.
package struct ScanLabel: LabelProviding {
    private let photos: any PhotoProviding
    private let barcodes: any BarcodeProviding
    private let textRecogniser: (any TextRecognitionProviding)?
    private let dateCodeReader: (any DateCodeProviding)?
    private let stages: (any StageTimingProviding)?
    private let today: @Sendable () -> CivilDate

    /// The readers for one photo at a time; without text readers, only barcodes are read. With `stages`, which the
    /// readers use as well, labels contain the times that the stages took. `today` limits which dates are plausible for
    /// food.
    package init(
        photos: any PhotoProviding, barcodes: any BarcodeProviding,
        textRecogniser: (any TextRecognitionProviding)?, dateCodeReader: (any DateCodeProviding)?,
        stages: (any StageTimingProviding)? = nil, today: @escaping @Sendable () -> CivilDate
    ) {
        self.photos = photos
        self.barcodes = barcodes
        self.textRecogniser = textRecogniser
        self.dateCodeReader = dateCodeReader
        self.stages = stages
        self.today = today
    }

    /// Decodes a photo and reads its barcodes and text. Date codes are not read if a barcode contains the date; other
    /// text is read in any case, for the product. Date codes are read first because they are found in any orientation:
    /// most other text has the same one, and its recogniser can read only one.
    package func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel {
        _ = stages?.drain()
        let image = try await photos.decode(file)
        let codes = try await barcodes.barcodes(in: image)
        let dateCodeReader = LabelParser.barcodesEndShelfLife(codes, today: today()) ? nil : dateCodeReader
        var dateCodes = try await dateCodeReader?.lines(in: image) ?? []
        let printed =
            try await textRecogniser?.lines(in: image, running: TextOrientation(dominantIn: dateCodes)) ?? []
        dateCodes += try await dateCodeReader?.numbers(of: printed, besides: dateCodes, in: image) ?? []
        let verified = try await verify(codes, by: printed + dateCodes, of: file)
        return ScannedLabel(
            barcodes: verified, lines: OCRMerger.join(printed, with: dateCodes), fingerprint: image.fingerprint,
            size: image.originalSize, timings: stages?.drain() ?? [])
    }

    /// Compares retail codes with the digits printed with them. Codes that remain doubtful are compared once more with
    /// what is read around them in full resolution.
    private func verify(
        _ codes: [Barcode], by lines: [TextLine], of file: PhotoFile
    ) async throws(ScanError) -> [Barcode] {
        var codes = HRIVerifier(lines).verify(codes)
        guard let textRecogniser else { return codes }
        for index in codes.indices where codes[index].isDoubtful {
            guard let place = HRIVerifier.place(of: codes[index]) else { continue }
            let crop = try await photos.decode(file, around: place)
            let lines =
                try await textRecogniser.lines(in: crop.image) + (dateCodeReader?.lines(in: crop.image) ?? [])
            codes[index] = HRIVerifier(lines.map { $0.moved(to: crop.origin) }).verify([codes[index]])[0]
        }
        return codes
    }
}
