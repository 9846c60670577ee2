package import KeepItFreshLabels

/// Which grey picture of a photo is wanted.
package struct PictureRequest: Codable, Hashable, Sendable {
    /// The place of the upright photo that it shows, in full resolution; nil for all of the photo, reduced as for
    /// reading.
    package let place: Quad?
    /// The size that it is scaled to fill at most; nil to leave it as it is.
    package let size: ScannedLabel.Size?

    package init(around place: Quad? = nil, within size: ScannedLabel.Size? = nil) {
        self.place = place
        self.size = size
    }
}
