/// Reads all that one photo shows, in this process.
public struct ScanLabel: LabelProviding {
    private let photos: any PhotoProviding
    private let barcodes: any BarcodeProviding
    private let print: (any PrintProviding)?
    private let coderPrint: (any CoderPrintProviding)?
    private let stages: (any StageTimingProviding)?
    private let today: @Sendable () -> CivilDate

    /// One line of work: a decoder, a barcode reader, a reader of ordinary print and one of what coders print (dots,
    /// thermal transfer), each serving one photo at a time; without a reader of text the barcodes are read alone. With
    /// `stages`, in which the readers measure too, labels tell how long they took. `today` tells which dates food may have.
    public init(
        photos: any PhotoProviding, barcodes: any BarcodeProviding, print: (any PrintProviding)?,
        coderPrint: (any CoderPrintProviding)?, stages: (any StageTimingProviding)? = nil,
        today: @escaping @Sendable () -> CivilDate
    ) {
        self.stages = stages
        self.photos = photos
        self.barcodes = barcodes
        self.print = print
        self.coderPrint = coderPrint
        self.today = today
    }

    /// Decodes a photo and reads its barcodes and text. Where a barcode carries the date, none is looked for in coder
    /// print; other print is read all the same, for the product. Coder print is found whichever way it runs, so it is read
    /// first: most other print runs the same way, and can be read in one way only.
    public func label(of file: PhotoFile) async throws(ScanError) -> Label {
        _ = stages?.take()
        let image = try await photos.decode(file)
        let codes = try await barcodes.barcodes(in: image)
        let coderPrint = isDated(codes) ? nil : coderPrint
        var coded = try await coderPrint?.lines(in: image) ?? []
        let printed = try await print?.lines(in: image, running: TextTurn(plainFrom: coded)) ?? []
        coded += try await coderPrint?.numbers(of: printed, besides: coded, in: image) ?? []
        let sure = try await weigh(codes, by: printed + coded, of: file)
        return Label(
            barcodes: sure, lines: ReadingVote.join(printed, with: coded), fingerprint: image.fingerprint,
            timings: stages?.take() ?? [])
    }

    /// True when a barcode carries the day on which the shelf life ends: print could not overrule it.
    private func isDated(_ codes: [Barcode]) -> Bool {
        let today = today()
        let read = ReadBarcode.sure(in: codes, by: BarcodeParser(), today: today)
        return BarcodeDates(read).settlesShelfLife(in: DateWindow(today: today))
    }

    /// Hears the digits printed with retail codes. Where that leaves a doubt they are looked at again, in all the
    /// pixels that the photo has.
    private func weigh(
        _ codes: [Barcode], by lines: [TextLine], of file: PhotoFile
    ) async throws(ScanError) -> [Barcode] {
        var codes = PrintedDigits(lines).weigh(codes)
        guard let print else { return codes }
        for index in codes.indices where codes[index].isDoubtful {
            guard let place = PrintedDigits.place(of: codes[index]) else { continue }
            let part = try await photos.decode(file, around: place)
            let read = try await print.lines(in: part.image) + (coderPrint?.lines(in: part.image) ?? [])
            codes[index] = PrintedDigits(read.map { $0.moved(to: part.origin) }).weigh([codes[index]])[0]
        }
        return codes
    }
}
