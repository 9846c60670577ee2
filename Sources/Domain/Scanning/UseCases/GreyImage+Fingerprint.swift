extension GreyImage {
    /// What the picture looks like from afar, in 64 bits: of each of eight rows of nine fields, whether each field is
    /// darker than the next. Pictures of one thing from one place differ in few bits, whatever their size and light. Nil
    /// for a picture of fewer pixels than fields.
    var fingerprint: UInt64? {
        let columns = 9, rows = 8
        guard width >= columns, height >= rows else { return nil }
        var bits: UInt64 = 0
        for row in 0..<rows {
            let lines = (height * row / rows)..<(height * (row + 1) / rows)
            var sums = [Int](repeating: 0, count: columns)
            for line in lines {
                for column in 0..<columns {
                    let start = line * width + width * column / columns,
                        end = line * width + width * (column + 1) / columns
                    for index in start..<end { sums[column] += Int(pixels[index]) }
                }
            }
            for column in 0..<(columns - 1) {
                let here = width * (column + 1) / columns - width * column / columns
                let next = width * (column + 2) / columns - width * (column + 1) / columns
                bits = bits << 1 | (sums[column] * next < sums[column + 1] * here ? 1 : 0)
            }
        }
        return bits
    }
}
