public import KeepItFreshDomain

/// Reads barcodes with libzbar, libzxing and decoders of our own in ever more laborious views of a picture, until a code is sure.
public actor BarcodeReader: BarcodeProviding {
    private let profile: SymbologyProfile
    private let stages: (any StageTimingProviding)?
    private let executor = QueueExecutor(label: "barcodes")

    /// A reader of the kinds of code that `profile` names, whose steps `stages` measures.
    public init(profile: SymbologyProfile = .food, stages: (any StageTimingProviding)? = nil) {
        self.stages = stages
        self.profile = profile
    }

    /// A queue of its own, since the work blocks its thread.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe executor.asUnownedSerialExecutor()
    }

    /// All codes found, the doubtful with a confidence below 0.5. Any picture is read, however bad.
    public func barcodes(in image: GreyImage) throws(ScanError) -> [Barcode] {
        try stages.measure(.barcodes) { () throws(ScanError) in try search(image) }
    }

    private func search(_ image: GreyImage) throws(ScanError) -> [Barcode] {
        let side = max(image.width, image.height)
        let plain = try image.reduced(by: side < Self.longSide ? 1 : max(2, side / Self.shortSide))
        var scene = BarcodeScene(plain: plain, full: image)
        var ballot = BarcodeBallot()
        for (index, step) in BarcodeLook.ladder.enumerated() where !ballot.isDecided {
            try stages.measure(.barcodes, step: index + 1) { () throws(ScanError) in
                if index == 1 { scene.narrow() }
                for look in step where !ballot.isDecided { try cast(look, on: scene, into: &ballot) }
            }
        }
        // A pack may carry a second code and a photo show a second pack: one thorough look before it counts as all.
        let last = BarcodeLook.ladder.count + 1
        if ballot.isDecided {
            try stages.measure(.barcodes, step: last) { () throws(ScanError) in
                scene.narrow(without: ballot.settledPlaces)
                let isLarge = plain.width < image.width
                for look in isLarge ? BarcodeLook.thoroughOfLarge : BarcodeLook.thoroughOfSmall {
                    try cast(look, on: scene, into: &ballot)
                }
            }
        }
        stages.measure(.barcodes, step: last + 1) { lookCloser(at: ballot.openPlaces, in: image, ballot: &ballot) }
        if !ballot.isDecided, let place = ballot.doubtfulPlace {
            try stages.measure(.barcodes, step: last + 2) { () throws(ScanError) in
                try settle(place, in: image, ballot: &ballot)
            }
        }
        return ballot.result
    }

    /// The longer side from which a picture is reduced: most looks make do with fewer pixels.
    private static let longSide = 1_200
    /// What the longer side of a much reduced picture keeps at least.
    private static let shortSide = 800

    private func cast(
        _ look: BarcodeLook, on scene: BarcodeScene, into ballot: inout BarcodeBallot
    ) throws(ScanError) {
        for (part, decoders) in scene.assignments(look.decoders) {
            guard let (view, place) = look.view.prepare(plain: part.plain, full: part.full) else { continue }
            for decoder in decoders {
                for var sighting in try sightings(decoder, in: view) {
                    sighting.box = sighting.box?.mapCorners { place($0).moved(to: part.origin) }
                    ballot.add(sighting)
                }
            }
        }
    }

    /// Puts libzxing, which tells one code of a picture, on the surroundings of each place.
    private func lookCloser(at places: [Quad], in image: GreyImage, ballot: inout BarcodeBallot) {
        for place in places.prefix(Self.mostPlaces) {
            guard let (crop, origin) = image.surroundings(of: place),
                let (view, back) = BarcodeView.enlarged.prepare(plain: crop, full: crop)
            else { continue }
            let decoder = BarcodeLook.Decoder.zxingRetail(weight: 4)
            for var sighting in (try? sightings(decoder, in: view)) ?? [] {
                sighting.box = sighting.box?.mapCorners { back($0).moved(to: origin) }
                ballot.add(sighting)
            }
        }
    }

    /// Takes look after look at the surroundings of a doubtful code, until they speak clearly for it.
    private func settle(_ place: Quad, in image: GreyImage, ballot: inout BarcodeBallot) throws(ScanError) {
        guard let (crop, origin) = image.surroundings(of: place) else { return }
        for look in BarcodeLook.closer where !ballot.isDecided {
            guard let (view, back) = look.view.prepare(plain: crop, full: crop) else { continue }
            for decoder in look.decoders {
                for var sighting in try sightings(decoder, in: view) {
                    sighting.box = sighting.box?.mapCorners { back($0).moved(to: origin) }
                    ballot.add(sighting)
                }
            }
        }
    }

    /// A photo of a shelf has many codes; past these none is looked at again.
    private static let mostPlaces = 20

    private func sightings(
        _ decoder: BarcodeLook.Decoder, in view: GreyImage
    ) throws(ScanError) -> [BarcodeSighting] {
        switch decoder {
        case .zxingRetail where !zxingIsAvailable:
            return try zbarSightings(in: view, types: profile.zbarLinearTypes, spacing: 2)
        case .zxingRetail(let weight):
            let kinds = profile.symbologies.intersection([.ean13, .ean8, .upcA, .upcE])
            return [zxingSighting(in: view, kinds: Array(kinds), weight: weight)].compactMap(\.self)
        case .zxingSquare:
            let kinds = profile.symbologies.intersection([.qrCode, .dataMatrix])
            return kinds.compactMap { zxingSighting(in: view, kinds: [$0], weight: BarcodeBallot.sure) }
        case .zbar(let spacing):
            return try zbarSightings(in: view, types: profile.zbarLinearTypes, spacing: spacing)
                .filter { $0.symbology != .ean13 || profile.symbologies.contains(.ean13) }
        case .zbarSquare:
            return try zbarSightings(in: view, types: profile.zbarSquareTypes, spacing: 1)
        case .retailBars:
            return retailBarsSightings(in: view, kinds: profile.symbologies)
        case .dataBar:
            return dataBarSightings(in: view, kinds: profile.symbologies, spacing: 3)
        }
    }
}
