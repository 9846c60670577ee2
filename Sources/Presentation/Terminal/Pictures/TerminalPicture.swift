import FoundationEssentials
public import KeepItFreshDomain

/// A small grey picture as a terminal takes it. It is made of pixels alone, so that nothing else of a photo gets there.
public struct TerminalPicture: Sendable {
    /// A kitty takes no more letters of Base64 at once.
    private static let chunkLength = 4096

    private let image: GreyImage
    private let png: [UInt8]

    /// The picture; `png` holds the same pixels as a file.
    public init(_ image: GreyImage, png: [UInt8]) {
        self.image = image
        self.png = png
    }

    /// The text that shows the picture at the cursor, its last line ended.
    public func text(for kind: PictureProtocol) -> String {
        switch kind {
        case .kitty: kitty + "\n"
        case .iterm: iterm + "\n"
        case .sixel: SixelPicture(image).text + "\n"
        }
    }

    /// Transmit and show (`a=T`) a PNG (`f=100`) in chunks, of which each but the last says that more come (`m=1`). The
    /// terminal is not to answer (`q=2`): its answer would be taken for the person's.
    private var kitty: String {
        var rest = Substring(Data(png).base64EncodedString())
        var text = ""
        while !rest.isEmpty {
            let chunk = rest.prefix(Self.chunkLength)
            rest = rest.dropFirst(Self.chunkLength)
            let begin = text.isEmpty ? "a=T,f=100," : ""
            text += "\u{1B}_G\(begin)q=2,m=\(rest.isEmpty ? 0 : 1);\(chunk)\u{1B}\\"
        }
        return text
    }

    private var iterm: String {
        let content = Data(png).base64EncodedString()
        return
            "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(image.width)px;preserveAspectRatio=1:\(content)\u{07}"
    }
}
