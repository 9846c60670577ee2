import CKIFQRCode

/// A QR code (ISO/IEC 18004).
package struct QRCode: Sendable {
    /// The modules row by row, `1` for a dark one, without the quiet zone; empty when the text is too long.
    package let rows: [String]

    /// The code of a text.
    package init(_ text: String) {
        var modules = [UInt8](repeating: 0, count: Int(ckifqrcode_side * ckifqrcode_side))
        let side = Int(unsafe ckifqrcode_make(text, &modules))
        rows = (0..<side).map { row in
            String(modules[row * side..<(row + 1) * side].map { $0 == 1 ? "1" : "0" })
        }
    }

    /// The code for a terminal: two rows of modules in a line, light ones drawn, with its quiet zone, so that it can be
    /// read on a dark ground.
    package var lines: [String] {
        let margin = 2
        let side = rows.count + 2 * margin
        let light: [[Bool]] = (0..<side + side % 2).map { row in
            (0..<side).map { column in
                guard rows.indices.contains(row - margin), rows.indices.contains(column - margin) else { return true }
                return Array(rows[row - margin])[column - margin] == "0"
            }
        }
        return stride(from: 0, to: light.count, by: 2).map { row in
            String(zip(light[row], light[row + 1]).map { $0 ? ($1 ? "█" : "▀") : ($1 ? "▄" : " ") })
        }
    }
}
