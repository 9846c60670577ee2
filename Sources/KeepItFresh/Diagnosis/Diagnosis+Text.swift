import Foundation
import KeepItFreshDictionaries
import KeepItFreshDomain
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
        return [
            sceneText, self.languages(languages), scripts(of: languages, withSceneText: sceneText.state == .ok),
            dictionaries(HunspellDictionaries.languages()),
        ]
    }

    /// The languages of the dictionaries by which misread words of names are corrected; nil without the library.
    static func dictionaries(_ languages: [String]?) -> HealthCheck {
        let name = Message("dictionaries")
        let package = "hunspell-fr"
        guard let languages, !languages.isEmpty else {
            return HealthCheck(
                name, .ok, Message("none", context: "dictionaries"),
                advice: Message(
                    "for fewer misread words in names install libhunspell-1.7-0 and dictionaries such as \(package)"))
        }
        return HealthCheck(name, .ok, .list(languages.map(Message.verbatim)))
    }

    private static func languages(_ installed: [String]) -> HealthCheck {
        let name = Message("languages")
        let list = Message.list(installed.map(Message.verbatim))
        guard installed.contains("eng") else {
            let package = TesseractLanguages.package(of: "eng")
            return HealthCheck(
                name, .failed, installed.isEmpty ? Message("none", context: "languages") : list,
                advice: Message("install the package \(package)"))
        }
        return HealthCheck(name, .ok, list)
    }

    private static func sceneText(_ finding: SceneTextFiles.Finding, in folder: String?) -> HealthCheck {
        let name = Message("scene text")
        let target = folder ?? "\(DataLocation.folder())/scene-text"
        let advice = Message("how to install it in \(target): kif-scan help scanning")
        switch finding {
        case .found(let files):
            let path = URL(fileURLWithPath: files.folder).standardizedFileURL.path
            guard let version = files.libraryVersion else {
                let detail = Message("\(path) has models, but ONNX Runtime cannot be loaded")
                return HealthCheck(name, .warning, detail, advice: advice)
            }
            if let damaged = files.damagedModel(remembering: true) {
                let file = URL(fileURLWithPath: damaged).standardizedFileURL.path
                return HealthCheck(name, .warning, Message("not used: \(file) is damaged"), advice: advice)
            }
            return HealthCheck(name, .ok, Message("ONNX Runtime \(version), models in \(path)"))
        case .refused(let refusal):
            let path = URL(fileURLWithPath: refusal.path).standardizedFileURL.path
            return switch refusal.reason {
            case .notAFile:
                HealthCheck(name, .warning, Message("not used: \(path) is not a regular file"), advice: advice)
            case .tooLarge: HealthCheck(name, .warning, Message("not used: \(path) is too large"), advice: advice)
            case .ownedByOther:
                HealthCheck(
                    name, .warning, Message("not used: \(path) belongs to another user"),
                    advice: Message("chown root, or install it in \(target): kif-scan help scanning"))
            case .writableByOthers:
                HealthCheck(
                    name, .warning, Message("not used: \(path) can be changed by others"),
                    advice: .verbatim("chmod go-w"))
            }
        case .missing:
            let detail =
                folder.map { Message("not installed in \($0): less text is read") }
                ?? Message("not installed: less text is read")
            return HealthCheck(name, .warning, detail, advice: advice)
        }
    }

    /// Lists the scripts that are read, with the packages for the others. Text in another script is skipped, so this
    /// check cannot fail. Beside the scene-text reader, those of ``ScriptReader`` need no option.
    static func scripts(of languages: [String], withSceneText hasSceneText: Bool) -> HealthCheck {
        let (read, others) = Script.all.reduce(into: ([Script](), [Script]())) { parts, script in
            let isRead = (hasSceneText && script.isSceneText) || script.isRead(by: languages)
            if isRead { parts.0.append(script) } else { parts.1.append(script) }
        }
        let isFound = { (script: Script) in hasSceneText && !ScriptReader.scripts(readBy: script.languages).isEmpty }
        let advice = advice(found: others.filter(isFound), named: others.filter { !isFound($0) })
        // Translators: the names of scripts.
        return HealthCheck(Message("scripts"), .ok, .list([Message("Latin")] + read.map(\.title)), advice: advice)
    }

    /// Which packages to install for scripts that are then found, and for those that have to be named.
    private static func advice(found: [Script], named: [Script]) -> Message? {
        func packages(_ scripts: [Script]) -> Message {
            .list(
                scripts.map { script in
                    // Translators: the name of a package, and of the script that it is for.
                    Message("\(TesseractLanguages.package(of: script.languages[0])) (\(script.title))")
                })
        }
        switch (found.isEmpty, named.isEmpty) {
        case (true, true): return nil
        case (false, true): return Message("install the packages \(packages(found))")
        case (true, false): return Message("for other scripts install \(packages(named)) and use --languages")
        case (false, false):
            return Message(
                """
                install the packages \(packages(found)); for other scripts install \(packages(named)) and use \
                --languages
                """)
        }
    }

    /// A script other than Latin.
    private struct Script {
        /// Tesseract's name of it.
        let name: String
        let title: Message
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
            Script(
                name: "Chinese", title: Message("Chinese"),
                languages: ["chi_sim", "chi_tra", "script/HanS", "script/HanT"]),
            Script(name: "Japanese", title: Message("Japanese"), languages: ["jpn"]),
            Script(name: "Hangul", title: Message("Hangul"), languages: ["kor"]),
            Script(
                name: "Cyrillic", title: Message("Cyrillic"),
                languages: ["rus", "ukr", "bul", "srp", "mkd", "bel", "kaz", "kir", "mon", "tgk"]),
            Script(name: "Greek", title: Message("Greek"), languages: ["ell"]),
            Script(name: "Arabic", title: Message("Arabic"), languages: ["ara", "fas", "urd", "pus", "snd", "uig"]),
            Script(name: "Hebrew", title: Message("Hebrew"), languages: ["heb", "yid"]),
            Script(name: "Devanagari", title: Message("Devanagari"), languages: ["hin", "mar", "nep", "san"]),
            Script(name: "Thai", title: Message("Thai"), languages: ["tha"]),
        ]
    }
}
