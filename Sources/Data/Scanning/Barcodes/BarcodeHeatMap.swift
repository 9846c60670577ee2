import CKIFBars
import KeepItFreshDomain
import KeepItFreshLabels

/// Finds by its texture where a picture may show codes, which is much less work than searching for codes. It hardly
/// ever misses a code, and sometimes mistakes text for one.
struct BarcodeHeatMap {
    /// The two kinds of code by their appearance.
    enum Kind: CaseIterable {
        /// Bars.
        case linear
        /// Small squares, as in QR codes and Data Matrix.
        case matrix
    }

    /// Connected cells, and the rectangle around them in cells.
    private struct Component {
        var cells: [Int]
        var box: PixelRect
        /// How many of the cells look very much like a code.
        var sureCount = 0

        /// Whether the cells fill as much of the rectangle as those of a code do, even of a tilted one.
        var isCompact: Bool { 5 * cells.count >= 2 * box.area }

        /// Whether it is large enough for a code of this kind.
        func fits(_ kind: Kind) -> Bool {
            let (shorter, longer) = (min(box.width, box.height), max(box.width, box.height))
            return switch kind {
            case .linear: cells.count >= 10 && shorter >= 2 && longer >= 5
            case .matrix: cells.count >= 16 && shorter >= 3 && longer >= 4
            }
        }
    }

    private let columns: Int
    private let rows: Int
    private let reduction: Int
    /// Nil when the picture is too small for a map.
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
                unsafe ckifbars_mark_cells(picture.pixels, Int32(picture.width), Int32(picture.height), start) != 0
            count = isKnown ? columns * rows : 0
        }
        self.marks = isKnown ? marks : nil
    }

    /// Rectangles in the photo's pixels that contain all codes of that kind, except perhaps blurred and tiny ones:
    /// places in which at least `minimum` cells look very much like a code. Nil when the picture is too small for a
    /// map.
    func areas(_ kind: Kind, minimumSureCells minimum: Int = Self.minimumSureCells) -> [PixelRect]? {
        guard let marks else { return nil }
        var open = marks.map { $0 & kind.marks != 0 }
        var areas: [PixelRect] = []
        for first in open.indices where open[first] {
            let component = component(from: first, among: &open, sure: kind.sureMark)
            guard component.sureCount >= minimum, component.fits(kind) else { continue }
            // A core is only the middle of a code.
            areas +=
                component.isCompact
                ? [photoArea(component.box, margin: 0.25)]
                : cores(kind, among: component.cells, minimum: Self.minimumCoreCells)
                    .map { photoArea($0.box, margin: 0.5) }
        }
        return areas
    }

    /// The rectangles, in the photo's pixels, of the places that are large and look very much like a code.
    func largeAreas(_ kind: Kind) -> [PixelRect] {
        cores(kind, among: Array((marks ?? []).indices), minimum: Self.minimumLargeCells).filter(\.isCompact)
            .map { photoArea($0.box, margin: 0.25) }
    }

    /// The components among some cells that look very much like a code: where a component is more than a code, the code
    /// without the text beside it.
    private func cores(_ kind: Kind, among cells: [Int], minimum: Int) -> [Component] {
        guard let marks else { return [] }
        var open = [Bool](repeating: false, count: marks.count)
        for cell in cells { open[cell] = marks[cell] & kind.sureMark != 0 }
        return cells.compactMap { first in
            guard open[first] else { return nil }
            let component = component(from: first, among: &open, sure: kind.sureMark)
            return component.sureCount >= minimum ? component : nil
        }
    }

    /// The photo's pixels that a rectangle of cells covers, with the quiet zones of a code around it: this share of its
    /// longer side, within the picture.
    private func photoArea(_ box: PixelRect, margin share: Double) -> PixelRect {
        let margin = 2 + Int(share * Double(max(box.width, box.height)))
        let whole = PixelRect(left: 0, top: 0, right: columns, bottom: rows)
        return (box.grown(by: margin).intersection(whole) ?? box).enlarged(by: Self.cell * reduction)
    }

    /// The minimum number of cells that look very much like a code in a place for any code that the map shows.
    static let minimumSureCells = 8
    /// The same minimum in a core, which has no other cells.
    private static let minimumCoreCells = 6
    /// The same minimum in a large place.
    private static let minimumLargeCells = 60

    /// Removes a place, given in the photo's pixels, from the map, because it has been read. A box that is only a line
    /// counts for bars of the usual height.
    mutating func mask(_ place: Quad) {
        guard var marks else { return }
        let box = PixelRect(place).reduced(by: reduction)
        let margin = 3 * Self.cell
        let across = margin + (box.width * 8 < box.height ? box.height / 3 : 0)
        let down = margin + (box.height * 8 < box.width ? box.width / 3 : 0)
        let left = max(0, (box.left - across) / Self.cell)
        let right = min(columns, (box.right + across) / Self.cell + 1)
        let top = max(0, (box.top - down) / Self.cell)
        let bottom = min(rows, (box.bottom + down) / Self.cell + 1)
        guard left < right, top < bottom else { return }
        for row in top..<bottom {
            for column in left..<right { marks[row * columns + column] = 0 }
        }
        self.marks = marks
    }

    private static let cell = Int(ckifbars_cell)

    /// The open cells that are connected with the one at `first`, which are no longer open then.
    private func component(from first: Int, among open: inout [Bool], sure: UInt8) -> Component {
        let (column, row) = (first % columns, first / columns)
        let start = PixelRect(left: column, top: row, right: column + 1, bottom: row + 1)
        var component = Component(cells: [first], box: start)
        var next = 0
        open[first] = false
        while next < component.cells.count {
            let cell = component.cells[next]
            next += 1
            let (column, row) = (cell % columns, cell / columns)
            component.box.formUnion(PixelRect(left: column, top: row, right: column + 1, bottom: row + 1))
            if (marks?[cell] ?? 0) & sure != 0 { component.sureCount += 1 }
            for nextRow in max(0, row - 1)...min(rows - 1, row + 1) {
                for nextColumn in max(0, column - 1)...min(columns - 1, column + 1) {
                    let neighbour = nextRow * columns + nextColumn
                    guard open[neighbour] else { continue }
                    open[neighbour] = false
                    component.cells.append(neighbour)
                }
            }
        }
        return component
    }
}

extension BarcodeHeatMap.Kind {
    /// The marks of cells that may belong to such a code.
    fileprivate var marks: UInt8 {
        switch self {
        case .linear: UInt8(ckifbars_striped)
        case .matrix: UInt8(ckifbars_matrix)
        }
    }

    /// The mark of cells that look very much like one.
    fileprivate var sureMark: UInt8 {
        switch self {
        case .linear: UInt8(ckifbars_surely_striped)
        case .matrix: UInt8(ckifbars_surely_matrix)
        }
    }
}
