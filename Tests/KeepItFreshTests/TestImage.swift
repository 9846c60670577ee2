import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// A picture of the repository, with what must be read from it.
struct TestImage: Decodable, CustomTestStringConvertible {
    struct Code: Decodable, Hashable {
        let symbology: String
        let text: String
        let gtin: String?
    }

    struct Product: Decodable {
        let name: String?
        let brand: String?
        let quantity: String?
    }

    struct Pack: Decodable, Hashable {
        let gtin: String
        let expiryDate: CivilDate
    }

    let file: String
    let today: CivilDate
    let locale: String?
    let barcodes: [Code]
    let expiryDate: CivilDate?
    let expiryPrecision: CivilDate.Precision?
    let expiryKind: DateKind?
    /// Whether the pack prints no year; nil means no.
    let yearInferred: Bool?
    let productionDate: CivilDate?
    let lot: String?
    let product: Product?
    /// The packs of a picture of several.
    let packs: [Pack]?
    let needsReview: [ReviewReason]
    let alternatives: [CivilDate]
    /// What the picture shows, if it does not belong in stock.
    let subject: PhotoSubject?
    let error: ScanError?

    var testDescription: String { file }
    var path: String { Self.folder.appendingPathComponent(file).path }
    var options: ReadingOptions { ReadingOptions(today: today, locale: locale.flatMap(LocaleHint.init)) }

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("TestImages")

    /// All pictures, by name.
    static let all: [TestImage] = {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.map { file in
            do {
                return try JSONDecoder().decode(TestImage.self, from: Data(contentsOf: file))
            } catch {
                preconditionFailure("\(file.lastPathComponent): \(error)")
            }
        }
    }()
}
