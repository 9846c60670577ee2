extension TextLine {
    /// The same line in a picture `factor` times as large.
    package func enlarged(by factor: Int) -> TextLine {
        factor == 1 ? self : mapCorners { $0.enlarged(by: factor) }
    }

    /// The same line in a picture of which this one is the part that begins at `origin`.
    package func moved(to origin: PixelPoint) -> TextLine {
        mapCorners { $0.moved(to: origin) }
    }

    /// The same line with every corner of its box and its words' boxes moved by `move`.
    package func mapCorners(_ move: (PixelPoint) -> PixelPoint) -> TextLine {
        var line = self
        line.box = box?.mapCorners(move)
        for index in words.indices { line.words[index].box = words[index].box?.mapCorners(move) }
        return line
    }
}
