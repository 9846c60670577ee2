extension TextLine {
    /// The same line in a picture `factor` times as large.
    package func enlarged(by factor: Int) -> TextLine {
        var line = self
        line.box = box?.enlarged(by: factor)
        for index in words.indices { line.words[index].box = words[index].box?.enlarged(by: factor) }
        return line
    }
}

extension Quad {
    /// The same place in a picture `factor` times as large.
    package func enlarged(by factor: Int) -> Quad {
        factor == 1 ? self : mapCorners { PixelPoint(x: $0.x * factor, y: $0.y * factor) }
    }

    /// Every corner moved by `move`.
    package func mapCorners(_ move: (PixelPoint) -> PixelPoint) -> Quad {
        Quad(
            topLeft: move(topLeft), topRight: move(topRight),
            bottomRight: move(bottomRight), bottomLeft: move(bottomLeft))
    }
}
