import CKIFDateCode
import KeepItFreshDomain

/// The detector, the recogniser and the keyword network of the C library, their weights unpacked in memory.
@safe struct DateCodeNetworks: ~Copyable {
    /// The detector's output for each cell of a picture, row by row.
    struct DetectionMaps: Sendable {
        /// The side of a cell in the picture's pixels.
        static let cell = 4

        let columns: Int
        let rows: Int
        /// 0…1: the probability that the cell is on the core of a line.
        let probability: [Float]
        /// The capital height of the line there in pixels, where there is one.
        let capitalHeight: [Float]
    }

    private let handle: OpaquePointer

    /// Unpacks the weights. Throws `componentMissing` when there is not enough memory or the weights do not fit.
    init() throws(ScanError) {
        guard let handle = unsafe ckifdatecode_create() else { throw .componentMissing }
        unsafe self.handle = handle
    }

    deinit {
        unsafe ckifdatecode_destroy(handle)
    }

    /// Limits the networks to these instructions or slower ones, and returns those that they use now.
    borrowing func limitKernels(to limit: ckifdatecode_kernel) -> ckifdatecode_kernel {
        unsafe ckifdatecode_limit_kernels(handle, limit)
    }

    /// The lines in a picture whose sides are multiples of 32; nil for other sides or without enough memory.
    borrowing func detectLines(in image: GreyImage) -> DetectionMaps? {
        let columns = image.width / DetectionMaps.cell, rows = image.height / DetectionMaps.cell
        var probability = [Float](repeating: 0, count: columns * rows)
        var capitalHeight = probability
        let done = unsafe ckifdatecode_detect(
            handle, image.pixels, Int32(image.width), Int32(image.height), &probability, &capitalHeight)
        guard done else { return nil }
        return DetectionMaps(columns: columns, rows: rows, probability: probability, capitalHeight: capitalHeight)
    }

    /// The characters at each time step of a line's picture, 32 pixels high; nil for another height, for too narrow a
    /// line, or without enough memory.
    borrowing func recognise(_ line: GreyImage) -> CTCLogits? {
        unsafe Self.logits(of: line, classes: DateCodeAlphabet.classes) { pixels, width, values in
            unsafe ckifdatecode_recognise(handle, pixels, width, values)
        }
    }

    /// The keywords at each time step of a line's picture, by their places in `DateKeyword.all`, from 1; nil as for
    /// `recognise`.
    borrowing func findKeywords(in line: GreyImage) -> CTCLogits? {
        unsafe Self.logits(of: line, classes: 1 + DateKeyword.all.count) { pixels, width, values in
            unsafe ckifdatecode_find_keywords(handle, pixels, width, values)
        }
    }

    private static func logits(
        of line: GreyImage, classes: Int,
        by network: (_ pixels: [UInt8], _ width: Int32, _ values: UnsafeMutablePointer<Float>) -> Bool
    ) -> CTCLogits? {
        guard line.height == LineRegion.pictureHeight else { return nil }
        let width = Int32(line.width)
        var values = [Float](repeating: 0, count: Int(ckifdatecode_time_steps(width)) * classes)
        let done = unsafe network(line.pixels, width, &values)
        return done ? CTCLogits(classes: classes, logProbabilities: values) : nil
    }
}
