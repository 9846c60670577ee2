import KeepItFreshDomain

/// The DataBar symbols of the given kinds in the picture, their boxes in the picture's own pixels. About every
/// `spacing`-th row and column is looked at, in a small picture more.
func dataBarSightings(in image: GreyImage, kinds: Set<Symbology>, spacing: Int) -> [BarcodeSighting] {
    let kinds = kinds.intersection([.dataBar, .dataBarLimited, .dataBarExpanded])
    guard !kinds.isEmpty else { return [] }
    let step = max(1, min(spacing, min(image.width, image.height) / 100))
    var lines = stride(from: step / 2, to: image.height, by: step).map { ScanLine(row: $0, of: image) }
    if let turned = try? image.turned(from: .leftTop) {
        lines += stride(from: step / 2, to: image.width, by: step).map { ScanLine(column: $0, ofTurned: turned) }
    }
    return dataBarSightings(in: lines.flatMap { [$0, $0.reversed] }, kinds: kinds)
}

private func dataBarSightings(in lines: [ScanLine], kinds: Set<Symbology>) -> [BarcodeSighting] {
    var omnidirectional = OmnidirectionalAssembly()
    var limited = LimitedAssembly()
    var expanded = ExpandedAssembly()
    for line in lines {
        if kinds.contains(.dataBar) { omnidirectional.take(line) }
        if kinds.contains(.dataBarLimited) { limited.take(line) }
        if kinds.contains(.dataBarExpanded) { expanded.take(line) }
    }
    func sighting(_ kind: Symbology, _ text: String, _ lines: Int, _ box: PixelBox) -> BarcodeSighting {
        BarcodeSighting(
            symbology: kind, text: text, isGS1: true, box: box.quad, decoder: .own,
            weight: lines >= 2 ? BarcodeBallot.sure : 1)
    }
    return omnidirectional.numbers.map { sighting(.dataBar, "01" + $0.number, $0.lines, $0.box) }
        + limited.numbers.map { sighting(.dataBarLimited, "01" + $0.number, $0.lines, $0.box) }
        + expanded.symbols.compactMap { found in
            ExpandedPayload.text(found.symbol.values).map { sighting(.dataBarExpanded, $0, found.lines, found.box) }
        }
}
