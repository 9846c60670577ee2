package import KeepItFreshDomain
import KeepItFreshLabels
package import KeepItFreshPresentation
import KeepItFreshScanning

/// The copies of photos that a scan saves besides the items: pictures that explain a photo, and readings.
///
/// Only `PhotoScanner` saves them, as it knows what a photo shows: of a person's papers there is no copy.
package struct PhotoCopies: Sendable {
    private let places: [Place]
    private let readings: SavedReadings?
    let worker: WorkerProgram
    private let language: MessageLanguage
    private let onFailure: @Sendable (Failure) -> Void

    /// Copies of as many photos as there are `places`, in their order, with the readings in the folder `readings`.
    /// Explanations in `language` are drawn over pictures by `worker`, a program that calls `PhotoPictures.serve`.
    /// `onFailure` is called for each copy that cannot be written.
    package init(
        of places: [Place], readings: String?, worker: WorkerProgram, language: MessageLanguage = .english,
        onFailure: @escaping @Sendable (Failure) -> Void
    ) {
        self.worker = worker
        self.language = language
        self.places = places
        self.readings = readings.map(SavedReadings.init)
        self.onFailure = onFailure
    }

    /// Throws when no explanation can be written to `path`, because another file is there or its folder is missing.
    package static func requirePlace(at path: String) throws(Explanation.Failure) {
        try ExplanationFile.check(path)
    }

    /// Saves the copies of the photo at `source`, the `index`-th of those scanned, with this result.
    func save(_ result: PhotoResult, of source: PhotoSource, at index: Int, by explainer: PhotoExplainer) async {
        let place = places[index]
        guard place.isGiven, result.status != .failed, !result.parsed.isPrivate else { return }
        let read = await explainer.withReading(result, of: source)
        // A photo that was imported before has been read only now.
        guard !read.parsed.isPrivate else { return }
        if let path = place.explanation {
            do throws(Explanation.Failure) {
                try await explainer.explain(read, of: source, at: path, in: language)
            } catch {
                onFailure(.explanation(path: path, error))
            }
        }
        if let name = place.reading, let readings {
            do {
                try readings.write(read.reading(at: place.index), as: name)
            } catch {
                onFailure(.reading(photo: read.file, error))
            }
        }
    }
}

extension PhotoCopies {
    /// Where the copies of one photo are saved.
    package struct Place: Sendable {
        let index: Int
        let explanation: String?
        let reading: String?

        /// The path of the explanation and the name of the reading, each nil for none, of the photo that is the
        /// `index`-th of all inputs.
        package init(index: Int, explanation: String?, reading: String?) {
            self.index = index
            self.explanation = explanation
            self.reading = reading
        }

        var isGiven: Bool { explanation != nil || reading != nil }
    }

    /// A copy that could not be written.
    package enum Failure: Error {
        /// The explanation at this path.
        case explanation(path: String, Explanation.Failure)
        /// The reading of this photo, for what the system throws.
        case reading(photo: String, any Error)
    }
}
