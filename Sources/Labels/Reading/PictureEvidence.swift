/// What a photo shows of its print besides what was read of it.
package struct PictureEvidence: Hashable, Codable, Sendable {
    /// The ink and the ground along the lines of the dates.
    package var profiles: [Profile] = []
    /// Lines of print of which hardly anything could be read, those with the marks of a date first.
    package var unread: [Quad] = []
    /// Whether much of the print is in a script that no reader knows.
    package var isInUnknownScript = false

    package init(profiles: [Profile] = [], unread: [Quad] = [], isInUnknownScript: Bool = false) {
        (self.profiles, self.unread, self.isInUnknownScript) = (profiles, unread, isInUnknownScript)
    }

    /// The same with `move` applied to the corners of every place.
    func mapCorners(_ move: (PixelPoint) -> PixelPoint) -> PictureEvidence {
        PictureEvidence(
            profiles: profiles.map { $0.mapCorners(move) }, unread: unread.map { $0.mapCorners(move) },
            isInUnknownScript: isInUnknownScript)
    }
}

extension PictureEvidence {
    /// What a photo shows along a line of print, from before a date to behind it: the ink and the ground, column by
    /// column.
    ///
    /// The text of a line has what its reader could read. What it could not read leaves its trace here: print without a
    /// character, a gap where the print has none, another ground than around.
    package struct Profile: Hashable, Sendable {
        /// The columns of a line as long as it is high.
        package static let columnsPerHeight = 12
        /// The ground of a column that is outside the photo.
        package static let outside = 1_000

        /// The place: as high as the line, and longer than the date.
        package var box: Quad
        /// How much the ink of each column differs from its ground: 100 for that of the date's print, 0 without ink.
        package let ink: [Int]
        /// How much the ground of each column differs from that of the date, in the same measure; positive where it
        /// differs more from the ink.
        package let ground: [Int]

        /// Nil unless there is an ink and a ground for each column.
        package init?(box: Quad, ink: [Int], ground: [Int]) {
            guard ink.count == ground.count, (1...Self.maximumColumns).contains(ink.count) else { return nil }
            self.box = box
            self.ink = ink
            self.ground = ground
        }

        /// Longer lines are not looked at.
        private static let maximumColumns = 2_000

        /// The same profile after `move` is applied to the corners of its place.
        func mapCorners(_ move: (PixelPoint) -> PixelPoint) -> Profile {
            var copy = self
            copy.box = box.mapCorners(move)
            return copy
        }

        /// The column at which a point of the photo is, beside the line or on it.
        func column(of point: (x: Double, y: Double)) -> Double {
            (box.offset(of: point).along / max(box.length, 1) + 0.5) * Double(ink.count)
        }
    }
}

extension PictureEvidence.Profile: Codable {
    private enum CodingKeys: String, CodingKey {
        case box, ink, ground
    }

    /// Decodes a profile. Throws `DecodingError.dataCorrupted` unless there is an ink and a ground for each column.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let profile = PictureEvidence.Profile(
            box: try fields.decode(Quad.self, forKey: .box), ink: try fields.decode([Int].self, forKey: .ink),
            ground: try fields.decode([Int].self, forKey: .ground))
        guard let profile else {
            throw DecodingError.dataCorruptedError(forKey: .ground, in: fields, debugDescription: "not as long as ink")
        }
        self = profile
    }
}
