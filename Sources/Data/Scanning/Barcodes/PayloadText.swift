/// A payload's bytes as text: UTF-8 where they are valid UTF-8, else Latin-1.
func payloadText(_ bytes: [UInt8]) -> String {
    String(validating: bytes, as: UTF8.self) ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
}
