import KeepItFreshDomain

extension GreyImage {
    /// About how often the rows go from dark to light or back: once on each side of a stroke.
    var swings: Int {
        let step = 8, contrast = 32
        var count = 0
        for row in stride(from: 0, to: height, by: step) {
            var least = Int(pixels[row * width]), most = least
            var rises: Bool?
            for index in (row * width)..<((row + 1) * width) {
                let value = Int(pixels[index])
                least = min(least, value)
                most = max(most, value)
                if rises != true, value - least >= contrast {
                    (rises, most) = (true, value)
                    count += 1
                } else if rises != false, most - value >= contrast {
                    (rises, least) = (false, value)
                    count += 1
                }
                if rises == true, value == most { least = value }
                if rises == false, value == least { most = value }
            }
        }
        return count * step
    }
}
