import Foundation
public import KeepItFreshPresentation
import KeepItFreshScanning

/// Looks at what the program needs, changing nothing.
public enum Diagnosis {
    /// The libraries, the languages of text recognition and the database at `database`, or the user's own.
    public static func checks(database path: String? = nil) -> [HealthCheck] {
        ScanningComponents.all.map(library) + [languages, DatabaseDiagnosis(path ?? DataLocation.database()).check]
    }

    private static func library(_ component: ComponentVersion) -> HealthCheck {
        guard let version = component.version else {
            return HealthCheck(
                component.name, .warning, "left out of this build: no Data Matrix codes, fewer barcodes read",
                advice: "install libzxing-dev and build without --disable-default-traits")
        }
        return HealthCheck(component.name, .ok, version)
    }

    private static var languages: HealthCheck {
        let installed = TesseractLanguages.installed()
        guard installed.contains("eng") else {
            return HealthCheck(
                "languages", .failed, installed.isEmpty ? "none" : installed.joined(separator: ", "),
                advice: "install \(TesseractLanguages.package(of: "eng"))")
        }
        return HealthCheck("languages", .ok, installed.joined(separator: ", "))
    }
}
