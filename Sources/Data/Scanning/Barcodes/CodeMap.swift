import CBars
import KeepItFreshDomain

/// Where a picture may show codes: told by its texture, for a small part of what looking for codes would cost. Codes are
/// hardly ever missed; text is now and then taken for them.
struct CodeMap {
    private let columns: Int
    private let rows: Int
    private let reduction: Int
    /// Nil where the picture is too small to tell.
    private var marks: [UInt8]?

    /// The map of a picture.
    init(of picture: GreyImage) {
        columns = picture.width / Self.cell
        rows = picture.height / Self.cell
        reduction = picture.reduction
        var isKnown = false
        let marks = unsafe [UInt8](unsafeUninitializedCapacity: columns * rows) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            isKnown =
                unsafe cbars_mark_cells(picture.pixels, Int32(picture.width), Int32(picture.height), start) != 0
            count = isKnown ? columns * rows : 0
        }
        self.marks = isKnown ? marks : nil
    }

    /// Rectangles in the photo's pixels outside of which there is no code of that kind, unless a blurred or a tiny one.
    /// Nil where the map cannot tell.
    func areas(_ kind: BarcodeKind) -> [MapBox]? {
        guard let marks else { return nil }
        var open = marks.map { $0 & kind.marks != 0 }
        var boxes: [MapBox] = []
        for first in open.indices where open[first] {
            let (box, cells) = gather(from: first, &open, sure: kind.sureMark)
            guard box.sure >= Self.leastSure, kind.fits(box) else { continue }
            // A core is but the middle of a code.
            boxes +=
                box.isCompact
                ? [placed(box, margin: 0.25)]
                : cores(kind, among: cells, least: Self.leastCore).map { placed($0, margin: 0.5) }
        }
        return boxes
    }

    /// Those of them that are large and look very much like a code.
    func largeAreas(_ kind: BarcodeKind) -> [MapBox] {
        cores(kind, among: Array((marks ?? []).indices), least: Self.leastLarge).filter(\.isCompact)
            .map { placed($0, margin: 0.25) }
    }

    /// What looks very much like a code among some cells: of those that reach too far to be one, the code without the
    /// text beside it.
    private func cores(_ kind: BarcodeKind, among cells: [Int], least: Int) -> [MapBox] {
        guard let marks else { return [] }
        var open = [Bool](repeating: false, count: marks.count)
        for cell in cells { open[cell] = marks[cell] & kind.sureMark != 0 }
        return cells.compactMap { first in
            guard open[first] else { return nil }
            let box = gather(from: first, &open, sure: kind.sureMark).box
            return box.sure >= least ? box : nil
        }
    }

    private func placed(_ box: MapBox, margin: Double) -> MapBox {
        box.grown(by: margin, within: columns, rows).pixels(side: Self.cell * reduction)
    }

    /// The cells that look very much like a code, at least, in a place that may show one.
    private static let leastSure = 8
    /// The same where there are no others.
    private static let leastCore = 6
    /// The same in a large one.
    private static let leastLarge = 60

    /// Takes a place, given in the photo's pixels, off the map: what is there has been read. A box that is a mere line
    /// stands for bars that reach as far as is usual.
    mutating func strike(_ place: Quad) {
        guard var marks else { return }
        let across = place.corners.map { $0.x / reduction }.sorted()
        let down = place.corners.map { $0.y / reduction }.sorted()
        let (width, height) = (across[3] - across[0], down[3] - down[0])
        let leak = 3 * Self.cell
        let moreAcross = leak + (width * 8 < height ? height / 3 : 0)
        let moreDown = leak + (height * 8 < width ? width / 3 : 0)
        let left = max(0, (across[0] - moreAcross) / Self.cell)
        let right = min(columns, (across[3] + moreAcross) / Self.cell + 1)
        let top = max(0, (down[0] - moreDown) / Self.cell)
        let bottom = min(rows, (down[3] + moreDown) / Self.cell + 1)
        guard left < right, top < bottom else { return }
        for row in top..<bottom {
            for column in left..<right { marks[row * columns + column] = 0 }
        }
        self.marks = marks
    }

    private static let cell = Int(cbars_cell)

    /// Takes the open cells that hang together with the one at `first`, and tells them with the box around them.
    private func gather(from first: Int, _ open: inout [Bool], sure: UInt8) -> (box: MapBox, cells: [Int]) {
        var box = MapBox(column: first % columns, row: first / columns)
        var cells = [first]
        var next = 0
        open[first] = false
        while next < cells.count {
            let cell = cells[next]
            next += 1
            let (column, row) = (cell % columns, cell / columns)
            box.take(column: column, row: row, isSure: (marks?[cell] ?? 0) & sure != 0)
            for nextRow in max(0, row - 1)...min(rows - 1, row + 1) {
                for nextColumn in max(0, column - 1)...min(columns - 1, column + 1) {
                    let neighbour = nextRow * columns + nextColumn
                    guard open[neighbour] else { continue }
                    open[neighbour] = false
                    cells.append(neighbour)
                }
            }
        }
        return (box, cells)
    }
}

extension BarcodeKind {
    /// The marks of cells that may belong to such a code.
    fileprivate var marks: UInt8 {
        switch self {
        case .linear: UInt8(cbars_striped)
        case .square: UInt8(cbars_square)
        }
    }

    /// The mark of cells that look very much like one.
    fileprivate var sureMark: UInt8 {
        switch self {
        case .linear: UInt8(cbars_surely_striped)
        case .square: UInt8(cbars_surely_square)
        }
    }

    /// False for a place too small for a code of this kind.
    fileprivate func fits(_ box: MapBox) -> Bool {
        switch self {
        case .linear: box.count >= 10 && min(box.width, box.height) >= 2 && max(box.width, box.height) >= 5
        case .square: box.count >= 16 && min(box.width, box.height) >= 3 && max(box.width, box.height) >= 4
        }
    }
}
