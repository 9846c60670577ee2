extension TextLine {
    /// The same line in a picture `factor` times as large.
    package func enlarged(by factor: Int) -> TextLine {
        factor == 1 ? self : mapCorners { PixelPoint(x: $0.x * factor, y: $0.y * factor) }
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

extension PixelPoint {
    /// The same place in a picture of which this one is the part that begins at `origin`.
    package func moved(to origin: PixelPoint) -> PixelPoint {
        PixelPoint(x: x + origin.x, y: y + origin.y)
    }
}
