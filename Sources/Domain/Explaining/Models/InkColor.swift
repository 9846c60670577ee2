/// A colour to draw with, in sRGB.
public struct InkColor: Hashable, Sendable {
    /// 0 none of it to 255 all of it.
    public var red: UInt8
    /// 0 none of it to 255 all of it.
    public var green: UInt8
    /// 0 none of it to 255 all of it.
    public var blue: UInt8

    /// A colour of three parts.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}
