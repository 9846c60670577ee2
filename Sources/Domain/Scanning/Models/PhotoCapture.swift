/// When and with what a photo was taken, as its file tells (EXIF).
public struct PhotoCapture: Hashable, Codable, Sendable {
    /// When; nil when the file does not tell.
    public var time: CaptureTime?
    /// Who made the camera, such as `Apple`; nil when the file does not tell.
    public var make: String?
    /// Which camera it was, such as `iPhone 15`; nil when the file does not tell.
    public var model: String?
    /// How the stored picture lies, 1 to 8 by EXIF tag 274; nil when the file does not tell.
    public var orientation: Int?

    /// What a file tells of its taking.
    public init(time: CaptureTime? = nil, make: String? = nil, model: String? = nil, orientation: Int? = nil) {
        self.time = time
        self.make = make
        self.model = model
        self.orientation = orientation
    }

    /// The camera in one text, its maker named once; nil when neither is known.
    public var device: String? {
        guard let make, let model else { return model ?? make }
        return model.lowercased().hasPrefix(make.lowercased()) ? model : "\(make) \(model)"
    }
}
