import CKIFONNXRuntime
import Glibc
import KeepItFreshDomain
import KeepItFreshRecognition

/// The runtime with the detector and the recogniser, each loaded when it is first needed: some 25 MB of weights, and as
/// much again while they work.
@safe struct SceneTextModels: ~Copyable {
    /// The height of a line's picture for the recogniser, in pixels.
    static let lineHeight = 48
    /// The sides of the detector's pictures are multiples of this.
    static let sideMultiple = 32
    /// The maximum number of pixels of a picture for either model.
    private static let maximumPixels = 1 << 22
    /// The minimum width of a line's picture in pixels: two time steps.
    static let minimumLineWidth = 16
    /// The width of a time step in pixels.
    static let timeStepWidth = 8
    /// The ground behind a line, in pixels, with which it is read better.
    private static let margin = 32

    private let library: OpaquePointer
    private let detector: OpaquePointer
    private var recogniser: OpaquePointer?
    private let files: SceneTextFiles
    /// The text of each class of the recogniser; nothing for CTC's blank, which is the first.
    private(set) var characters: [String] = []

    /// Loads the runtime and the detector. Throws `componentMissing` when a file is missing or damaged.
    init(_ files: SceneTextFiles) throws(ScanError) {
        guard let library = unsafe files.withLibrary({ unsafe ckifonnxruntime_open($0) }) else {
            throw .componentMissing
        }
        guard let detector = unsafe Self.load(files.detector(), into: library) else {
            unsafe ckifonnxruntime_close(library)
            throw .componentMissing
        }
        unsafe self.library = unsafe library
        unsafe self.detector = unsafe detector
        unsafe recogniser = nil
        self.files = files
    }

    deinit {
        if let recogniser = unsafe recogniser { unsafe ckifonnxruntime_unload(recogniser) }
        unsafe ckifonnxruntime_unload(detector)
        unsafe ckifonnxruntime_close(library)
    }

    /// Where there is text in a picture whose sides are multiples of 32; nil for other sides, too many pixels, or when
    /// the model fails.
    borrowing func map(of image: GreyImage) -> TextMap? {
        guard image.width.isMultiple(of: Self.sideMultiple), image.height.isMultiple(of: Self.sideMultiple) else {
            return nil
        }
        return unsafe Self.run(detector, on: image, paddedWidth: image.width) { values, shape in
            guard shape[2] == image.height, shape[3] == image.width else { return nil }
            return unsafe TextMap(width: image.width, height: image.height, probability: Array(values))
        }
    }

    /// The characters at each time step of a line's picture, 48 pixels high; nil for another height, too many pixels,
    /// or when the model fails. Throws `componentMissing` when the recogniser cannot be loaded.
    mutating func recognise(_ line: GreyImage) throws(ScanError) -> CTCOutput? {
        guard line.height == Self.lineHeight, line.width >= Self.minimumLineWidth else { return nil }
        let recogniser = unsafe try loadedRecogniser()
        let classes = characters.count
        let width = (line.width + Self.timeStepWidth - 1) / Self.timeStepWidth * Self.timeStepWidth + Self.margin
        return unsafe Self.run(recogniser, on: line, paddedWidth: width) { values, shape in
            guard shape[3] == classes else { return nil }
            return unsafe CTCOutput(probabilities: values, classes: classes)
        }
    }

    private mutating func loadedRecogniser() throws(ScanError) -> OpaquePointer {
        if let recogniser = unsafe recogniser { return unsafe recogniser }
        guard let model = unsafe Self.load(files.recogniser(), into: library) else { throw .componentMissing }
        unsafe recogniser = unsafe model
        // Freed with this value even if the table is missing.
        guard let table = unsafe ckifonnxruntime_metadata(model, "character") else { throw .componentMissing }
        defer { unsafe free(table) }
        let characters = unsafe String(cString: table).split(separator: "\n", omittingEmptySubsequences: false)
        self.characters = [""] + characters.map(String.init) + [" "]
        return unsafe model
    }

    private static func load(_ bytes: [UInt8]?, into library: OpaquePointer) -> OpaquePointer? {
        guard let bytes else { return nil }
        return unsafe ckifonnxruntime_load(library, bytes, bytes.count)
    }

    /// The model's output for a picture, three equal planes of −1 for black to 1 for white.
    private static func run<Output>(
        _ model: OpaquePointer, on image: GreyImage, paddedWidth: Int,
        _ use: (UnsafeBufferPointer<Float>, [Int]) -> Output?
    ) -> Output? {
        let pixels = paddedWidth * image.height
        guard pixels <= maximumPixels else { return nil }
        var planes = [Float](repeating: 0, count: 3 * pixels)
        unsafe ckifonnxruntime_planes(image.pixels, image.width, image.height, paddedWidth, &planes)
        var values: UnsafePointer<Float>?
        var shape = [Int64](repeating: 0, count: 4)
        let done = unsafe ckifonnxruntime_run(
            model, planes, [1, 3, Int64(image.height), Int64(paddedWidth)], &values, &shape)
        guard done, let values = unsafe values else { return nil }
        let sides = shape.map(Int.init)
        return unsafe use(UnsafeBufferPointer(start: values, count: sides.reduce(1, *)), sides)
    }
}
