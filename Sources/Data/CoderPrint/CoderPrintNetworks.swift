import CCoderPrint
import KeepItFreshDomain

/// The two networks of the C library with their weights, unpacked in memory.
@safe
struct CoderPrintNetworks: ~Copyable {
    private let handle: OpaquePointer

    /// Unpacks the weights. Throws `componentMissing` when there is no memory or they do not fit.
    init() throws(ScanError) {
        guard let handle = unsafe coder_print_create() else { throw .componentMissing }
        unsafe self.handle = handle
    }

    deinit {
        unsafe coder_print_destroy(handle)
    }

    /// Runs the networks by no faster instructions than these from now on; gives those that they run by.
    borrowing func hold(to limit: CoderPrintKernel) -> CoderPrintKernel {
        unsafe coder_print_hold_to(handle, limit)
    }

    /// Where lines run in a picture whose sides are multiples of 32; nil for other sides or without memory.
    borrowing func find(in image: GreyImage) -> LineMaps? {
        let columns = image.width / LineMaps.cell, rows = image.height / LineMaps.cell
        var probability = [Float](repeating: 0, count: columns * rows)
        var capitalHeight = probability
        let done = unsafe coder_print_find(
            handle, image.pixels, Int32(image.width), Int32(image.height), &probability, &capitalHeight)
        guard done else { return nil }
        return LineMaps(columns: columns, rows: rows, probability: probability, capitalHeight: capitalHeight)
    }

    /// What each step of a line picture, 32 pixels high, may show; nil for another height, too narrow a line or
    /// without memory.
    borrowing func read(_ line: GreyImage) -> ClassScores? {
        guard line.height == LineRegion.pictureHeight else { return nil }
        let steps = Int(coder_print_steps(Int32(line.width)))
        var values = [Float](repeating: 0, count: steps * ClassScores.classes)
        let done = unsafe coder_print_read(handle, line.pixels, Int32(line.width), &values)
        return done ? ClassScores(steps: steps, logProbabilities: values) : nil
    }
}
