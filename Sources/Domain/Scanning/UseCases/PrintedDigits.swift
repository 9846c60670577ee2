/// The digits printed with a retail code's bars, read as text: a witness of what the bars say.
///
/// A misread EAN or UPC passes its check digit, and mostly shares one half with the truth. So printed digits confirm a
/// code only by both halves, and speak against one where they are a valid number that shares just one half.
struct PrintedDigits {
    private let lines: [TextLine]

    /// The witness in a photo's text.
    init(_ lines: [TextLine]) {
        self.lines = lines
    }

    /// The codes, each as sure as the digits beside it leave it: a doubtful one that they confirm is taken for sure,
    /// and a sure one that they speak against becomes doubtful.
    func weigh(_ codes: [Barcode]) -> [Barcode] {
        codes.map { code in
            var code = code
            if code.isDoubtful, confirm(code) { code.confidence = 0.9 }
            if !code.isDoubtful, contradict(code) { code.confidence = 0.4 }
            return code
        }
    }

    /// The place in which the digits of a code stand: around its bars.
    static func place(of code: Barcode) -> Quad? {
        guard let box = code.box, Self.halves(of: code) != nil else { return nil }
        let columns = box.corners.map(\.x).sorted()
        let rows = box.corners.map(\.y).sorted()
        let margin = max(columns[3] - columns[0], rows[3] - rows[0]) / 2
        return Quad(
            left: columns[0] - margin, top: rows[0] - margin, right: columns[3] + margin, bottom: rows[3] + margin)
    }

    /// True when both halves stand there, each with at most its first or last digit lost.
    private func confirm(_ code: Barcode) -> Bool {
        guard let halves = Self.halves(of: code) else { return false }
        let printed = digits(around: code).joined(separator: " ")
        return halves.allSatisfy { half in
            let pieces = half.count < 6 ? [half] : [half.dropFirst(), half.dropLast()]
            return pieces.contains { printed.contains($0) || printed.filter { $0 != " " }.contains($0) }
        }
    }

    /// True when a line holds another valid number of the same length that has one half in common with the code, and
    /// of the other more than one digit different: text recognition rarely errs twice and still hits the check digit. A
    /// line that holds both halves speaks for the code, whatever was read of the guard bars between them.
    private func contradict(_ code: Barcode) -> Bool {
        guard let halves = Self.halves(of: code), halves.count == 2 else { return false }
        let text = Array(code.text)
        return digits(around: code).contains { line in
            guard !halves.allSatisfy(line.contains) else { return false }
            let printed = Array(line)
            return (0..<max(0, printed.count - text.count + 1)).contains { start in
                let rival = printed[start..<(start + text.count)]
                guard rival != text[...], GTIN(String(rival)) != nil else { return false }
                let differing = zip(rival, text).map { $0 != $1 }
                let half = text.count / 2
                return (differing.dropLast(half).allSatisfy { !$0 } || differing.suffix(half).allSatisfy { !$0 })
                    && differing.count { $0 } > 2
            }
        }
    }

    /// The digits of each line that stands around the code.
    private func digits(around code: Barcode) -> [String] {
        guard let place = Self.place(of: code) else { return [] }
        return lines.compactMap { line in
            guard let box = line.box, box.sharesPlace(with: place) else { return nil }
            let digits = line.text.filter { $0.isASCII && $0.isNumber }
            return digits.isEmpty ? nil : digits
        }
    }

    /// The digits that a retail code prints under its left and its right bars, the lone ones at the sides left out; for
    /// UPC-E there is one such group. Nil for other kinds.
    private static func halves(of code: Barcode) -> [Substring]? {
        switch (code.symbology, code.text.count) {
        case (.ean13, 13), (.isbn13, 13): [code.text.dropFirst().prefix(6), code.text.suffix(6)]
        case (.upcA, 12): [code.text.prefix(6), code.text.suffix(6)]
        case (.ean8, 8): [code.text.prefix(4), code.text.suffix(4)]
        case (.upcE, 8): [code.text.dropFirst().prefix(6)]
        default: nil
        }
    }
}
