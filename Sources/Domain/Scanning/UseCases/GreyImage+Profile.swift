import KeepItFreshLabels

extension GreyImage {
    /// How far a profile reaches before and behind a date, in heights of its line.
    private static let reachBefore = 7.0, reachBehind = 5.0
    /// The rows of a profile, and the part of them that may reach above and below the date's place.
    private static let profileRows = 16
    private static let overlap = 0.05
    /// Dates longer than this, in heights, are not looked at.
    private static let maximumLength = 60.0
    /// The least contrast of print, in levels of grey: noise is no print.
    private static let minimumContrast = 12.0

    /// What the photo shows along the line of a date at `place`, in pixels of the upright photo; nil for a place
    /// without extent, or outside the photo.
    func profile(around place: Quad) -> PictureEvidence.Profile? {
        let height = place.lineHeight, length = place.length
        guard height >= 2 * Double(reduction), length <= Self.maximumLength * height else { return nil }
        let step = height / Double(PictureEvidence.Profile.columnsPerHeight)
        let before = Int(Self.reachBefore * Double(PictureEvidence.Profile.columnsPerHeight))
        let behind = Int(Self.reachBehind * Double(PictureEvidence.Profile.columnsPerHeight))
        let own = max(1, Int((length / step).rounded()))
        let columns = (0..<before + own + behind).map { column in
            levels(at: (Double(column - before) + 0.5) * step - length / 2, along: place)
        }
        let print = columns[before..<before + own].compactMap(\.self).flatMap(\.self).sorted()
        guard print.count >= Self.profileRows else { return nil }
        let middle = print[print.count / 2], dark = print[print.count / 20], light = print[print.count * 19 / 20]
        let isDarkInk = middle - dark >= light - middle
        let contrast = max(Self.minimumContrast, light - dark)
        // Of each column the ground, and its ink.
        let seen = columns.map { column in
            column.map { levels in
                let sorted = isDarkInk ? levels.sorted() : levels.map { 255 - $0 }.sorted()
                return (ink: sorted[1], ground: sorted[sorted.count * 4 / 5])
            }
        }
        let grounds = seen[before..<before + own].compactMap(\.self).map(\.ground).sorted()
        let ground = grounds[grounds.count / 2]
        func share(_ level: Double) -> Int { Int(clamping: (min(max(level / contrast, -3), 3) * 100).rounded()) }
        let start = -length / 2 - Double(before) * step
        return PictureEvidence.Profile(
            box: place.part(from: start, to: start + Double(columns.count) * step),
            ink: seen.map { $0.map { share($0.ground - $0.ink) } ?? 0 },
            ground: seen.map { $0.map { share($0.ground - ground) } ?? PictureEvidence.Profile.outside })
    }

    /// The levels of grey across a line at a distance from its middle; nil outside the picture.
    private func levels(at along: Double, along place: Quad) -> [Double]? {
        let (axis, center, height) = (place.direction, place.center, place.lineHeight)
        var found: [Double] = []
        for row in 0..<Self.profileRows {
            let share = (Double(row) + 0.5) / Double(Self.profileRows)
            let across = (share * (1 + 2 * Self.overlap) - 0.5 - Self.overlap) * height
            let x = (center.x + axis.x * along - axis.y * across) / Double(reduction)
            let y = (center.y + axis.y * along + axis.x * across) / Double(reduction)
            guard let level = level(x, y) else { return nil }
            found.append(level)
        }
        return found
    }

    /// The level of grey between four pixels; nil outside the picture.
    private func level(_ x: Double, _ y: Double) -> Double? {
        guard x >= 0, y >= 0, x < Double(width), y < Double(height) else { return nil }
        let left = min(max(0, Int(x - 0.5)), max(0, width - 2)), top = min(max(0, Int(y - 0.5)), max(0, height - 2))
        let right = min(left + 1, width - 1), bottom = min(top + 1, height - 1)
        let (across, down) = (min(max(x - 0.5 - Double(left), 0), 1), min(max(y - 0.5 - Double(top), 0), 1))
        func pixel(_ column: Int, _ row: Int) -> Double { Double(pixels[row * width + column]) }
        let upper = pixel(left, top) * (1 - across) + pixel(right, top) * across
        let lower = pixel(left, bottom) * (1 - across) + pixel(right, bottom) * across
        return upper * (1 - down) + lower * down
    }
}
