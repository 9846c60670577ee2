import KeepItFreshDomain

/// Draws symbols given module by module, each row in hexadecimal with the first module in the highest bit.
enum ModulePicture {
    /// GS1 Data Matrix of (01)04006381333931(17)270512(10)A1.
    static let dataMatrix = [
        "AAAAAA8", "D85CE7C", "8D3B690", "B152E7C", "F298DF0", "94C3CA4", "9C10C98", "91D3EDC", "F44B560", "C7CA034",
        "8A0AC88", "FFFFFFC",
    ]

    /// QR code of "Käse" in UTF-8.
    static let qrCode = [
        "FE6BF8", "828208", "BA8AE8", "BAF2E8", "BACAE8", "82CA08", "FEABF8", "002800", "279DF0", "041448", "D2EA60",
        "18ECD8", "1B9410", "00B700", "FEDB88", "82AD40", "BA45C8", "BA3640", "BAFC38", "823280", "FE7068",
    ]

    /// QR code of "Сыр" in Windows-1251, which its ECI says.
    static let qrCodeWithECI = [
        "FE4BF8", "82D208", "BABAE8", "BAD2E8", "BAD2E8", "82BA08", "FEABF8", "000000", "27ADF0", "59D778", "DA63B8",
        "D11100", "DBBDB8", "00E260", "FE8E08", "82CEA8", "BA4008", "BA3C70", "BA9398", "826E18", "FE49E8",
    ]

    /// Code 128 of "Käse", and of "ÄÖÜ-12" with the sign for several letters beyond ASCII.
    static let code128 = ["D2163AF7426BC9642F463AC"], code128InCapitals = ["D217BAC45EEEB17BBBD4DC9CD9CA7A63AC"]

    /// GS1 DataBar Expanded of (01)04006381333931(15)270512.
    static let dataBarExpanded = ["4868EFF0B3851C8FABF0E62136E708FC2887A77722FF3A793D"]

    /// GS1 DataBar Expanded of (10)12AB(15)271231: FNC1 follows a letter.
    static let dataBarAfterLetter = ["50F12FF0A88317C9CBF0EDF9D16DF8FC2EF227306AFF3A"]

    /// ITF-14 of 32155118335885, wide bars of three modules.
    static let itf14 = ["AEE2A38A2EE2EA38A8EE38AB8BA2E28EBA"]

    /// GS1-128 of (01)04006381333931(15)270512.
    static let gs1128 = ["D39EBB3648CD994C25E518D11B1AE67648996722363AC"]

    /// The symbol in black on white, its modules `scale` pixels wide and `height` times as high, amid a quiet zone.
    static func draw(_ rows: [String], scale: Int = 4, height: Int = 1) -> GreyImage {
        let quiet = 10 * scale
        let modules = rows.map { row in row.flatMap { digit in bits(digit) } }
        let width = (modules.first?.count ?? 0) * scale + 2 * quiet
        let blank = [UInt8](repeating: 255, count: width * quiet)
        let margin = [UInt8](repeating: 255, count: quiet)
        let lines = modules.flatMap { row in
            let line = margin + row.flatMap { [UInt8](repeating: $0, count: scale) } + margin
            return (0..<(scale * height)).flatMap { _ in line }
        }
        let pixels = blank + lines + blank
        return .made(width: width, height: pixels.count / width, pixels: pixels)
    }

    /// The symbol as round dots of two thirds of a module, dark on grey.
    static func dots(_ rows: [String], scale: Int) -> GreyImage {
        let symbol = draw(rows, scale: scale)
        let (middle, radius) = (Double(scale - 1) / 2, Double(scale) / 3)
        var pixels = symbol.pixels
        for index in pixels.indices {
            let (x, y) = (Double(index % symbol.width % scale), Double(index / symbol.width % scale))
            let isInDot = (x - middle) * (x - middle) + (y - middle) * (y - middle) <= radius * radius
            pixels[index] = pixels[index] == 0 && isInDot ? 50 : 190
        }
        return .made(width: symbol.width, height: symbol.height, pixels: pixels)
    }

    private static func bits(_ digit: Character) -> [UInt8] {
        let value = digit.hexDigitValue ?? 0
        return [8, 4, 2, 1].map { value & $0 == 0 ? 255 : 0 }
    }
}
