/// When and with which camera a photo was taken, as recorded in its file (EXIF).
public struct PhotoCapture: Hashable, Codable, Sendable {
    /// When it was taken; nil when unknown.
    public var time: CaptureTime?
    /// The camera's maker, such as `Apple`; nil when unknown.
    public var make: String?
    /// The camera's model, such as `iPhone 15`; nil when unknown.
    public var model: String?
    /// The orientation of the stored picture, 1 to 8 as in EXIF tag 274; nil when unknown.
    public var orientation: Int?

    /// The recorded values.
    public init(time: CaptureTime? = nil, make: String? = nil, model: String? = nil, orientation: Int? = nil) {
        self.time = time
        self.make = make
        self.model = model
        self.orientation = orientation
    }

    /// The camera's maker and model, without repeating the maker; nil when neither is known.
    public var device: String? {
        guard let make, let model else { return model ?? make }
        return model.lowercased().hasPrefix(make.lowercased()) ? model : "\(make) \(model)"
    }

    /// Milliseconds from another photo to this one, both taken with the same camera; nil when that is not so or not
    /// known.
    package func milliseconds(from other: PhotoCapture) -> Int? {
        guard let time, model == other.model, make == other.make else { return nil }
        return other.time?.milliseconds(until: time)
    }
}
