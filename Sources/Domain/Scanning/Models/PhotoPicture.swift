package import KeepItFreshLabels

/// A small colour picture of a photo that its household keeps: a JPEG file of the program's own, which has nothing of
/// the photo's file but pixels.
package struct PhotoPicture: Codable, Hashable, Sendable {
    /// What a picture shows.
    package enum Kind: String, Codable, CaseIterable, Sendable {
        /// All of the photo.
        case view
        /// What is around the date or the name of an item.
        case date, name
    }

    /// The content hash of the photo's file.
    package let photo: String
    package let kind: Kind
    /// The place that a part shows, in a short text; empty for all of the photo.
    package let place: String

    /// All of a photo.
    package init(ofPhoto photo: String) {
        (self.photo, kind, place) = (photo, .view, "")
    }

    /// A picture as it is stored.
    package init(ofPhoto photo: String, _ kind: Kind, place: String) {
        (self.photo, self.kind, self.place) = (photo, kind, place)
    }

    /// The part of a photo around a value; of another place it is another picture.
    package init(_ kind: Kind, around place: Quad, ofPhoto photo: String) {
        let bounds = PixelRect(place)
        let numbers = [bounds.left, bounds.top, bounds.right, bounds.bottom]
        (self.photo, self.kind) = (photo, kind)
        self.place = numbers.map { String($0, radix: 36) }.joined(separator: ".")
    }
}

extension PhotoPicture {
    /// Which colour pictures of a photo are wanted, as JPEG files.
    package struct Request: Codable, Hashable, Sendable {
        /// What each of them shows: the surroundings of a place of the upright photo, or with nil all of it.
        package let places: [Quad?]
        /// The size of the upright photo in whose pixels the places are; nil for that of the file.
        package let size: ScannedLabel.Size?

        package init(around places: [Quad?], in size: ScannedLabel.Size? = nil) {
            self.places = places
            self.size = size
        }
    }
}
