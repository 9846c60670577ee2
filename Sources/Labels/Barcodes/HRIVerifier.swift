/// Verifies retail barcodes by their human readable interpretation (HRI): the digits printed with the bars, read as
/// text.
///
/// A misread EAN or UPC has a valid check digit, and usually one half in common with the true number. So printed digits
/// confirm a code only by both halves, and contradict it when they are a valid number that shares just one half.
package struct HRIVerifier {
    private let lines: [TextLine]

    /// A verifier by the lines of a photo's text.
    package init(_ lines: [TextLine]) {
        self.lines = lines
    }

    /// The codes with their confidence corrected: a doubtful code that the digits confirm becomes certain, and a
    /// certain one that they contradict becomes doubtful.
    package func verify(_ codes: [Barcode]) -> [Barcode] {
        codes.map { code in
            var code = code
            if code.isDoubtful, confirms(code) { code.confidence = 0.9 }
            if !code.isDoubtful, contradicts(code) { code.confidence = 0.4 }
            return code
        }
    }

    /// The area around the bars in which a code's digits are printed; nil for codes that print none or have no box.
    package static func place(of code: Barcode) -> Quad? {
        guard let box = code.box, Self.halves(of: code) != nil else { return nil }
        let columns = box.corners.map(\.x).sorted()
        let rows = box.corners.map(\.y).sorted()
        let margin = max(columns[3] - columns[0], rows[3] - rows[0]) / 2
        return Quad(
            left: columns[0] - margin, top: rows[0] - margin, right: columns[3] + margin, bottom: rows[3] + margin)
    }

    /// Whether a line is the digits of a code, or a piece of them, printed with its bars: they can look like a date.
    /// Any other number beside the bars is not.
    package static func isPrinted(_ line: TextLine, with code: Barcode) -> Bool {
        guard let place = line.box, let box = code.box, !line.text.contains(where: \.isLetter) else { return false }
        let longerSide = max(box.length, box.lineHeight)
        guard PixelRect(box).grown(by: Int(clamping: longerSide * reach)).quad.sharesPlace(with: place) else {
            return false
        }
        let digits = line.text.utf8.filter { (0x30...0x39).contains($0) }
        let own = code.text.utf8.filter { (0x30...0x39).contains($0) }
        guard !digits.isEmpty, digits.count <= own.count + 2, own.count <= maximumDigits else { return false }
        return errors(in: digits, asPieceOf: own) <= digits.count / digitsPerError
    }

    /// How far from the bars their digits may be, as a share of the bars' longer side.
    private static let reach = 0.35
    /// The number of digits among which one may be misread.
    private static let digitsPerError = 5
    /// Codes with more digits print none.
    private static let maximumDigits = 128

    /// How many digits of a number must be changed, left out or added to make it a piece of another one.
    private static func errors(in digits: [UInt8], asPieceOf own: [UInt8]) -> Int {
        var before = [Int](repeating: 0, count: own.count + 1)
        for (row, digit) in digits.enumerated() {
            var errors = [row + 1]
            for (column, other) in own.enumerated() {
                let kept = before[column] + (digit == other ? 0 : 1)
                errors.append(min(kept, before[column + 1] + 1, errors[column] + 1))
            }
            before = errors
        }
        return before.min() ?? 0
    }

    /// Whether both halves are printed there, each with at most its first or last digit lost.
    private func confirms(_ code: Barcode) -> Bool {
        guard let halves = Self.halves(of: code) else { return false }
        let printed = digits(around: code).joined(separator: " ")
        return halves.allSatisfy { half in
            let pieces = half.count < 6 ? [half] : [half.dropFirst(), half.dropLast()]
            return pieces.contains { printed.contains($0) || printed.filter { $0 != " " }.contains($0) }
        }
    }

    /// Whether a line contains another valid number of the same length that has one half in common with the code and
    /// differs by more than two digits: text recognition rarely makes two errors that leave the check digit valid. A
    /// line that contains both halves confirms the code, whatever was read of the guard bars between them.
    private func contradicts(_ code: Barcode) -> Bool {
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

    /// The digits of each line in the area around the code.
    private func digits(around code: Barcode) -> [String] {
        guard let place = Self.place(of: code) else { return [] }
        return lines.compactMap { line in
            guard let box = line.box, box.sharesPlace(with: place) else { return nil }
            let digits = line.text.filter { $0.isASCII && $0.isNumber }
            return digits.isEmpty ? nil : digits
        }
    }

    /// The digits that a retail code prints under its left and its right bars, without the single digits at the sides;
    /// UPC-E has one such group. Nil for other kinds.
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
