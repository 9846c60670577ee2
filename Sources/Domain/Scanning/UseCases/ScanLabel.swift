package import KeepItFreshLabels

/// Reads everything that a photo shows, in this process.
package struct ScanLabel: LabelProviding {
    private let photos: any PhotoProviding
    private let barcodes: any BarcodeProviding
    private let text: ReadText?
    private let lookAgain: LookAgain?
    private let stages: (any StageTimingProviding)?

    /// The readers for one photo at a time; without `text`, only barcodes are read, and without `lookAgain` all of them
    /// once. With `stages`, which the readers
    /// use as well, labels contain the times that the stages took.
    package init(
        photos: any PhotoProviding, barcodes: any BarcodeProviding, text: ReadText?,
        lookAgain: LookAgain? = nil, stages: (any StageTimingProviding)? = nil
    ) {
        self.photos = photos
        self.barcodes = barcodes
        self.text = text
        self.lookAgain = lookAgain
        self.stages = stages
    }

    /// Decodes a photo and reads its barcodes and text. Retail codes are compared with the digits printed with them.
    package func label(of file: PhotoFile) async throws(ScanError) -> ScannedLabel {
        try await label(of: file, knowing: nil)
    }

    /// The same for a photo of which more is known.
    package func label(of file: PhotoFile, in context: PhotoContext) async throws(ScanError) -> ScannedLabel {
        try await label(of: file, knowing: context)
    }

    private func label(
        of file: PhotoFile, knowing context: PhotoContext?
    ) async throws(ScanError) -> ScannedLabel {
        _ = stages?.drain()
        let image = try await photos.decode(file)
        var codes = try await barcodes.barcodes(in: image)
        var read = ReadText.Text()
        if let text {
            read = try await text.text(in: image, beside: codes, knowing: context)
            codes = try await verify(codes, by: read.lines, of: file, with: text)
        }
        let colors = await photos.colors(of: file)
        var label = ScannedLabel(
            barcodes: codes, lines: read.lines, fingerprint: image.fingerprint, colors: colors,
            size: image.originalSize,
            timings: [])
        label.picture = read.picture
        if let lookAgain, let text {
            label = try await lookAgain.label(label, in: image, knowing: context ?? text.usualContext) {
                place throws(ScanError) in try await photos.decode(file, around: place)
            }
        }
        label.timings = stages?.drain() ?? []
        return label
    }

    /// Compares retail codes with the digits printed with them. Codes that remain doubtful are compared once more with
    /// what is read around them in full resolution.
    private func verify(
        _ codes: [Barcode], by lines: [TextLine], of file: PhotoFile, with text: ReadText
    ) async throws(ScanError) -> [Barcode] {
        var codes = HRIVerifier(lines).verify(codes)
        for index in codes.indices where codes[index].isDoubtful {
            guard let place = HRIVerifier.place(of: codes[index]) else { continue }
            let crop = try await photos.decode(file, around: place)
            let lines = try await text.allLines(in: crop.image).map { $0.moved(to: crop.origin) }
            codes[index] = HRIVerifier(lines).verify([codes[index]])[0]
        }
        return codes
    }
}
