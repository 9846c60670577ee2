import Foundation
import KeepItFreshPresentation
import KeepItFreshScanning
import KeepItFreshSceneText

/// What reads text, apart from the date-code reader, which is part of the program.
extension Diagnosis {
    /// Checks the scene-text reader with the files in `folder`, or where they are usually installed, and the languages
    /// and scripts of text recognition.
    static func textChecks(sceneText folder: String?) -> [HealthCheck] {
        let finding = SceneTextFiles.find(setting: folder)
        let sceneText = sceneText(finding, in: folder)
        let languages = TesseractLanguages.installed()
        return [sceneText, self.languages(languages), scripts(of: languages, withSceneText: sceneText.state == .ok)]
    }

    private static func languages(_ installed: [String]) -> HealthCheck {
        guard installed.contains("eng") else {
            return HealthCheck(
                "languages", .failed, installed.isEmpty ? "none" : installed.joined(separator: ", "),
                advice: "install \(TesseractLanguages.package(of: "eng"))")
        }
        return HealthCheck("languages", .ok, installed.joined(separator: ", "))
    }

    private static func sceneText(_ finding: SceneTextFiles.Finding, in folder: String?) -> HealthCheck {
        let name = "scene text"
        let target = folder ?? "\(DataLocation.folder())/scene-text"
        let installation = "Scripts/install-scene-text --to \(target)"
        switch finding {
        case .found(let files):
            let path = URL(fileURLWithPath: files.folder).standardizedFileURL.path
            guard let version = files.libraryVersion else {
                return HealthCheck(
                    name, .warning, "\(path) has models, but ONNX Runtime cannot be loaded", advice: installation)
            }
            if let damaged = files.damagedModel(remembering: true) {
                let file = URL(fileURLWithPath: damaged).standardizedFileURL.path
                return HealthCheck(name, .warning, "not used: \(file) is damaged", advice: installation)
            }
            return HealthCheck(name, .ok, "ONNX Runtime \(version), models in \(path)")
        case .refused(let refusal):
            let path = URL(fileURLWithPath: refusal.path).standardizedFileURL.path
            let (fault, advice) =
                switch refusal.reason {
                case .notAFile: ("is not a regular file", installation)
                case .tooLarge: ("is too large", installation)
                case .ownedByOther: ("belongs to another user", "chown root, or \(installation)")
                case .writableByOthers: ("can be changed by others", "chmod go-w")
                }
            return HealthCheck(name, .warning, "not used: \(path) \(fault)", advice: advice)
        case .missing:
            let place = folder.map { " in \($0)" } ?? ""
            return HealthCheck(name, .warning, "not installed\(place): less text is read", advice: installation)
        }
    }

    /// Lists the scripts that are read, with the packages for the others. Text in another script is skipped, so this
    /// check cannot fail. Beside the scene-text reader, those of ``ScriptReader`` need no option.
    static func scripts(of languages: [String], withSceneText hasSceneText: Bool) -> HealthCheck {
        let (read, others) = Script.all.reduce(into: ([Script](), [Script]())) { parts, script in
            let isRead = (hasSceneText && script.isSceneText) || script.isRead(by: languages)
            if isRead { parts.0.append(script) } else { parts.1.append(script) }
        }
        func packages(_ scripts: [Script]) -> String {
            scripts.map { "\(TesseractLanguages.package(of: $0.languages[0])) (\($0.name))" }.joined(separator: ", ")
        }
        let isFound = { (script: Script) in hasSceneText && !ScriptReader.scripts(readBy: script.languages).isEmpty }
        let (found, named) = (others.filter(isFound), others.filter { !isFound($0) })
        let advice = [
            found.isEmpty ? nil : "install \(packages(found))",
            named.isEmpty ? nil : "others: install \(packages(named)); use --languages",
        ].compactMap(\.self)
        return HealthCheck(
            "scripts", .ok, (["Latin"] + read.map(\.name)).joined(separator: ", "),
            advice: advice.isEmpty ? nil : advice.joined(separator: "; "))
    }

    /// A script other than Latin.
    private struct Script {
        let name: String
        /// Tesseract's languages of this script; the first is the one to install.
        let languages: [String]
        /// Whether the scene-text reader reads it.
        var isSceneText: Bool { SceneTextReader.reads(language: languages[0]) }

        /// Whether one of the languages is of this script. Data for a script alone has its name, such as
        /// `script/Cyrillic`.
        func isRead(by installed: [String]) -> Bool {
            installed.contains { languages.contains($0) || $0.hasSuffix("script/\(name)") }
        }

        static let all = [
            Script(name: "Chinese", languages: ["chi_sim", "chi_tra", "script/HanS", "script/HanT"]),
            Script(name: "Japanese", languages: ["jpn"]),
            Script(name: "Hangul", languages: ["kor"]),
            Script(
                name: "Cyrillic",
                languages: ["rus", "ukr", "bul", "srp", "mkd", "bel", "kaz", "kir", "mon", "tgk"]),
            Script(name: "Greek", languages: ["ell"]),
            Script(name: "Arabic", languages: ["ara", "fas", "urd", "pus", "snd", "uig"]),
            Script(name: "Hebrew", languages: ["heb", "yid"]),
            Script(name: "Devanagari", languages: ["hin", "mar", "nep", "san"]),
            Script(name: "Thai", languages: ["tha"]),
        ]
    }
}
