package import KeepItFreshDomain
package import KeepItFreshLabels

/// Reads barcodes with libzbar, libzxing and decoders of our own in a cascade of ever more laborious passes, until a
/// code is sure.
package actor BarcodeReader: BarcodeProviding {
    private let profile: SymbologyProfile
    private let stages: (any StageTimingProviding)?
    private let executor = QueueExecutor(label: "barcodes")

    /// A reader of the kinds of code in `profile`; `stages` measures its steps.
    package init(profile: SymbologyProfile = .food, stages: (any StageTimingProviding)? = nil) {
        self.stages = stages
        self.profile = profile
    }

    /// A separate queue, because the work blocks its thread.
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe executor.asUnownedSerialExecutor()
    }

    /// All codes found, doubtful ones with a confidence below 0.5. No picture is refused, however bad it is.
    package func barcodes(in image: GreyImage) throws(ScanError) -> [Barcode] {
        try stages.measure(.barcodes) { () throws(ScanError) in try search(image) }
    }

    private func search(_ image: GreyImage) throws(ScanError) -> [Barcode] {
        let side = max(image.width, image.height)
        let plain = try image.reduced(by: side < Self.longSide ? 1 : max(2, side / Self.shortSide))
        var scene = BarcodeScene(plain: plain, full: image)
        var consensus = BarcodeConsensus()
        for (index, step) in DecodePass.cascade.enumerated() where !consensus.isDecided {
            try stages.measure(.barcodes, step: index + 1) { () throws(ScanError) in
                if let minimum = DecodePass.minimumSureCells[index], index == 1 || consensus.isEmpty {
                    scene.restrict(minimumSureCells: minimum)
                }
                for pass in step where !consensus.isDecided { try run(pass, on: scene, into: &consensus) }
            }
        }
        // A pack may have a second code and a photo may show a second pack, so one exhaustive search follows.
        let last = DecodePass.cascade.count + 1
        if consensus.isDecided {
            try stages.measure(.barcodes, step: last) { () throws(ScanError) in
                scene.restrict(excluding: consensus.surePlaces)
                let isLarge = plain.width < image.width
                for pass in isLarge ? DecodePass.exhaustiveInLarge : DecodePass.exhaustiveInSmall {
                    try run(pass, on: scene, into: &consensus)
                }
            }
        }
        stages.measure(.barcodes, step: last + 1) {
            readAgain(consensus.unsurePlaces, in: image, consensus: &consensus)
        }
        if !consensus.isDecided, let place = consensus.doubtfulPlace {
            try stages.measure(.barcodes, step: last + 2) { () throws(ScanError) in
                try confirm(place, in: image, consensus: &consensus)
            }
        }
        if profile.symbologies.contains(.dataMatrix), !consensus.isDecided {
            try stages.measure(.barcodes, step: last + 3) { () throws(ScanError) in
                try searchDots(plain, consensus: &consensus)
            }
        }
        return consensus.result.map { withLatinLetters($0, in: image) }
    }

    /// Searches for a Data Matrix of separate dots, dark ones first, in the whole reduced picture, as the map of codes
    /// does not show it: where no other code is, as that takes time.
    private func searchDots(_ plain: GreyImage, consensus: inout BarcodeConsensus) throws(ScanError) {
        for isLight in [false, true] where !consensus.isDecided {
            let picture = isLight ? plain.inverted() : plain
            let scene = BarcodeScene(plain: picture, full: picture)
            for pass in isLight ? DecodePass.lightDotted : DecodePass.dotted where !consensus.isDecided {
                try run(pass, on: scene, into: &consensus)
            }
        }
    }

    /// A Code 128 with the letters of ISO 8859-1 beyond ASCII: libzbar passes over the sign before each of them (FNC4)
    /// and reads the letter 128 below.
    private func withLatinLetters(_ code: Barcode, in image: GreyImage) -> Barcode {
        guard code.symbology == .code128, let place = code.box, let (crop, _) = image.surroundings(of: place),
            let found = ZXingDecoder.detection(in: crop, kinds: [.code128], weight: 0), found.text != code.text
        else { return code }
        let lowered = found.text.unicodeScalars.map { (128..<256).contains($0.value) ? $0.value - 128 : $0.value }
        guard lowered == code.text.unicodeScalars.map(\.value) else { return code }
        var code = code
        code.text = found.text
        return code
    }

    /// A picture whose longer side has this length or more is reduced, as most passes need fewer pixels.
    private static let longSide = 1_200
    /// The minimum length of the longer side of a picture that is reduced by more than 2; 2 is the smallest reduction.
    private static let shortSide = 800

    private func run(
        _ pass: DecodePass, on scene: BarcodeScene, into consensus: inout BarcodeConsensus
    ) throws(ScanError) {
        for (part, decoders) in scene.assignments(pass.decoders) {
            guard let (view, place) = pass.view.prepare(plain: part.plain, full: part.full) else { continue }
            for decoder in decoders {
                for var detection in try detections(decoder, in: view) {
                    detection.box = detection.box?.mapCorners { place($0).moved(to: part.origin) }
                    consensus.add(detection)
                }
            }
        }
    }

    /// Searches the surroundings of each place with libzxing, which finds one code in a picture.
    private func readAgain(_ places: [Quad], in image: GreyImage, consensus: inout BarcodeConsensus) {
        for place in places.prefix(Self.maximumPlaces) {
            guard let (crop, origin) = image.surroundings(of: place),
                let (view, back) = BarcodeView.enlarged.prepare(plain: crop, full: crop)
            else { continue }
            let decoder = DecodePass.Decoder.zxingRetail(weight: 4)
            for var detection in (try? detections(decoder, in: view)) ?? [] {
                detection.box = detection.box?.mapCorners { back($0).moved(to: origin) }
                consensus.add(detection)
            }
        }
    }

    /// Runs pass after pass over the surroundings of a doubtful code, until they agree on it.
    private func confirm(
        _ place: Quad, in image: GreyImage, consensus: inout BarcodeConsensus
    ) throws(ScanError) {
        guard let (crop, origin) = image.surroundings(of: place) else { return }
        for pass in DecodePass.confirming where !consensus.isDecided {
            guard let (view, back) = pass.view.prepare(plain: crop, full: crop) else { continue }
            for decoder in pass.decoders {
                for var detection in try detections(decoder, in: view) {
                    detection.box = detection.box?.mapCorners { back($0).moved(to: origin) }
                    consensus.add(detection)
                }
            }
        }
    }

    /// A photo of a shelf has many codes; no more than this many are read again.
    private static let maximumPlaces = 20

    private func detections(
        _ decoder: DecodePass.Decoder, in view: GreyImage
    ) throws(ScanError) -> [BarcodeDetection] {
        switch decoder {
        case .zxingRetail where !ZXingDecoder.isAvailable:
            return try ZBarDecoder.detections(in: view, types: profile.zbarLinearTypes, spacing: 2)
        case .zxingRetail(let weight):
            let kinds = profile.symbologies.intersection([.ean13, .ean8, .upcA, .upcE])
            return [ZXingDecoder.detection(in: view, kinds: Array(kinds), weight: weight)].compactMap(\.self)
        case .zxingMatrix:
            let kinds = profile.symbologies.intersection([.qrCode, .dataMatrix])
            return kinds.compactMap {
                ZXingDecoder.detection(in: view, kinds: [$0], weight: BarcodeDetection.sureWeight)
            }
        case .zxingDataMatrix:
            return [ZXingDecoder.detection(in: view, kinds: [.dataMatrix], weight: BarcodeDetection.sureWeight)]
                .compactMap(\.self)
        case .zbar(let spacing):
            return try ZBarDecoder.detections(in: view, types: profile.zbarLinearTypes, spacing: spacing)
                .filter { $0.symbology != .ean13 || profile.symbologies.contains(.ean13) }
        case .zbarMatrix:
            return try ZBarDecoder.detections(in: view, types: profile.zbarMatrixTypes, spacing: 1)
        case .retailBars:
            return RetailBarsDecoder.detections(in: view, kinds: profile.symbologies)
        case .dataBar:
            return DataBarDecoder.detections(in: view, kinds: profile.symbologies, spacing: 3)
        }
    }
}
