import KeepItFreshDomain
package import KeepItFreshPresentation
import KeepItFreshScanning
import KeepItFreshWorkers

/// Checks what the program needs, without changing anything.
package enum Diagnosis {
    /// Checks the libraries, the readers of text, and the database at `path`, or the user's own. The files of the
    /// scene-text reader are in the folder `sceneText`, or where they are usually installed.
    package static func checks(database path: String? = nil, sceneText folder: String? = nil) -> [HealthCheck] {
        ScanningComponents.all.map(library) + textChecks(sceneText: folder)
            + [confinement] + databaseChecks(path ?? DataLocation.database())
    }

    /// Checks the settings: one check if they are valid, otherwise one for each fault.
    package static func checks(of settings: UserSettings) -> [HealthCheck] {
        let name = Message("settings")
        guard settings.faults.isEmpty else {
            return settings.faults.map { HealthCheck(name, .failed, $0.message) }
        }
        // Translators: the value is the path of a file.
        let detail = settings.hasFile ? Message.verbatim(settings.path) : Message("\(settings.path) (none yet)")
        return [HealthCheck(name, .ok, detail)]
    }

    /// What the kernel keeps the processes from that read photos.
    package static var confinement: HealthCheck {
        let name = Message("workers")
        switch (Confinement.forbidsCalls, Confinement.restrictsFiles) {
        case (true, true):
            let detail = Message(
                """
                no network, no programs, no changes of files (seccomp); no files but libraries, models and languages \
                (Landlock)
                """)
            return HealthCheck(name, .ok, detail)
        case (true, false):
            return HealthCheck(
                name, .warning, Message("no network, no programs, no changes of files (seccomp)"),
                advice: Message("this kernel has no Landlock; photos are read, but with less protection"))
        case (false, true):
            return HealthCheck(
                name, .warning, Message("no files but libraries, models and languages (Landlock)"),
                advice: Message("this kernel has no seccomp; photos are read, but with less protection"))
        case (false, false):
            return HealthCheck(
                name, .warning, Message("not confined"),
                advice: Message("this kernel has no seccomp and no Landlock; photos are read, but without protection"))
        }
    }

    private static func library(_ component: ComponentVersion) -> HealthCheck {
        let name = Message.verbatim(component.name)
        guard let version = component.version else {
            guard component.name == "libzxing" else {
                return HealthCheck(name, .failed, Message("cannot be loaded"), advice: installation(of: component))
            }
            return HealthCheck(
                name, .warning, Message("left out of this build: no Data Matrix codes, fewer barcodes read"),
                advice: Message("use a build with libzxing, such as that of the Debian package kif-scan"))
        }
        return HealthCheck(name, .ok, .verbatim(version))
    }

    /// The Debian packages of the libraries that are loaded when they are needed; that of tesseract brings leptonica.
    private static let packages = [
        "libzbar": "libzbar0", "tesseract": "libtesseract5", "leptonica": "libtesseract5", "libheif": "libheif1",
        "libde265": "libde265-0",
    ]

    private static func installation(of component: ComponentVersion) -> Message {
        packages[component.name].map { Message("install the package \($0)") }
            ?? Message("install the library \(component.name)")
    }
}
