import KeepItFreshDomain

extension GreyImage {
    /// True where a line's print is clearly lighter than its ground; false where it is darker or nobody can tell.
    func isLightOnDark(in area: PictureArea) -> Bool {
        var counts = [Int](repeating: 0, count: 256)
        let step = max(1, area.width * area.height / Self.enoughPixels)
        for row in area.top..<(area.top + area.height) {
            let first = row * width + area.left
            for index in stride(from: first + row % step, to: first + area.width, by: step) {
                counts[Int(pixels[index])] += 1
            }
        }
        // Ground has the most pixels of a line, so the middle one belongs to it.
        let darkest = Self.level(at: 0.05, of: counts), ground = Self.level(at: 0.5, of: counts)
        let lightest = Self.level(at: 0.95, of: counts)
        return Double(lightest - ground) > Self.clearly * Double(ground - darkest)
    }

    /// Looking at more pixels tells no more.
    private static let enoughPixels = 4_000
    /// Print stands out from its ground so much more than the other side of the ground does.
    private static let clearly = 1.5

    /// The level below which this share of the counted pixels lies.
    private static func level(at share: Double, of counts: [Int]) -> Int {
        let least = Double(counts.reduce(0, +)) * share
        var sum = 0
        for (level, count) in counts.enumerated() {
            sum += count
            if Double(sum) > least { return level }
        }
        return counts.count - 1
    }
}
