/// Percent-encoding of web addresses (RFC 3986, section 2.1).
enum PercentEncoding {
    /// The bytes meant; a percent sign that no two hexadecimal digits follow stays. In a query `+` is a space.
    static func decoded(_ text: ArraySlice<UInt8>, plusIsSpace: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var rest = text
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = hexByte(rest.prefix(2)) {
                bytes.append(value)
                rest.removeFirst(2)
            } else {
                bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
            }
        }
        return bytes
    }

    private static func hexByte(_ digits: ArraySlice<UInt8>) -> UInt8? {
        let values = digits.compactMap(hexDigit)
        return values.count == 2 ? values[0] << 4 | values[1] : nil
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
