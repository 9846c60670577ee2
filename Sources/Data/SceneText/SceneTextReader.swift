package import KeepItFreshDomain
package import KeepItFreshLabels
import KeepItFreshRecognition

/// Reads scene text with the PP-OCR models (PaddleOCR) on ONNX Runtime: a detector of lines at any angle, and a
/// recogniser of Latin, Chinese and Japanese script.
///
/// The models are loaded at the first picture, the recogniser at the first line.
package actor SceneTextReader: SceneTextProviding {
    private let files: SceneTextFiles
    private let stages: (any StageTimingProviding)?
    private var models: SceneTextModels?

    /// A reader with the models in `files`. `stages` measures the reading.
    package init(files: SceneTextFiles, stages: (any StageTimingProviding)? = nil) {
        self.files = files
        self.stages = stages
    }

    /// The places of lines from the top down. Throws `componentMissing` when the runtime or a model cannot be loaded.
    package func places(in image: GreyImage, longSide: Int) async throws(ScanError) -> [TextPlace] {
        try detect(in: image) { TextDetector.lines(in: image, longSide: longSide, with: $0) }
    }

    /// The places of lines in the row of a known one, and in those above and below. Throws `componentMissing` when the
    /// runtime or a model cannot be loaded.
    package func places(in image: GreyImage, around line: Quad) async throws(ScanError) -> [TextPlace] {
        let box = OrientedBox(line, reducedBy: image.reduction)
        return try detect(in: image) { TextDetector.lines(around: box, in: image, with: $0) }
    }

    private func detect(
        in image: GreyImage, _ find: (borrowing SceneTextModels) -> [TextMap.Found]
    ) throws(ScanError) -> [TextPlace] {
        let models = try checkOutModels()
        let found = stages.measure(.sceneTextDetection) { find(models) }
        self.models = consume models
        return found.map { TextPlace(box: $0.box.quad.enlarged(by: image.reduction), score: $0.score) }
    }

    /// What is read at places, in the order of these. Throws `componentMissing` when the runtime or a model cannot be
    /// loaded.
    package func read(_ places: [Quad], in image: GreyImage) async throws(ScanError) -> [PlaceReading] {
        var models = try checkOutModels()
        let readings = try stages.measure(.sceneText) { () throws(ScanError) in
            var recogniser = SceneTextRecogniser(image: image)
            var readings: [PlaceReading] = []
            for place in places {
                let box = OrientedBox(place, reducedBy: image.reduction)
                let (line, unread) = try recogniser.read(box, with: &models)
                readings.append(
                    PlaceReading(place: place, line: line?.enlarged(by: image.reduction), unread: unread))
            }
            return readings
        }
        self.models = consume models
        return readings
    }

    /// Takes the models out of their property while they are in use.
    private func checkOutModels() throws(ScanError) -> SceneTextModels {
        if let models = models.take() { return models }
        return try SceneTextModels(files)
    }
}

extension SceneTextReader {
    /// Whether a language, by tesseract's name for it, is written in a script that the recogniser reads.
    package static func reads(language: String) -> Bool {
        languages.contains(language)
    }

    /// Latin script without the marks of Vietnamese, Chinese, Japanese.
    private static let languages: Set<String> = [
        "afr", "bos", "cat", "ceb", "ces", "chi_sim", "chi_tra", "cos", "cym", "dan", "deu", "eng", "est", "eus", "fao",
        "fil", "fin", "fra", "fry", "gla", "gle", "glg", "hrv", "hun", "ind", "isl", "ita", "jpn", "lat", "lav", "lit",
        "ltz", "mlt", "mri", "msa", "nld", "nor", "oci", "pol", "por", "que", "ron", "slk", "slv", "spa", "sqi",
        "srp_latn", "sun", "swa", "swe", "tur",
    ]
}
