public import KeepItFreshDomain
import KeepItFreshScanning

/// What can be set. Documentation/SETTINGS.md lists the same in one table.
extension Setting {
    /// Everything.
    public static let catalog =
        [
            database, household, locale, jobs, groupBy, languages, symbologies, maxMegapixels, color,
        ] + lookup + delivery + providers + reminding + telling

    /// The SQLite file.
    public static let database = Setting("database", form: "the path of a file")
    /// The household to work in.
    public static let household = Setting("household", form: "a household's name or id")
    /// Whose habits settle an ambiguous date.
    public static let locale = Setting("locale", form: "a locale such as de or en-US") { LocaleHint($0) != nil }
    /// Photos in work at once.
    public static let jobs = Setting("jobs", .number(1...1024), form: "a number from 1 to 1024")
    /// Which photos show one pack.
    public static let groupBy = Setting("group-by", form: "auto, time, folder or none") {
        GroupingRule(rawValue: $0) != nil
    }
    /// Languages of ordinary print.
    public static let languages = Setting("languages", form: "languages by tesseract's names, such as deu,eng") {
        TesseractLanguages.names(in: $0).allSatisfy(TesseractLanguages.isName)
    }
    /// Kinds of barcode to look for.
    public static let symbologies = Setting("symbologies", form: "kinds of barcode such as EAN-13,QR-Code") {
        SymbologyProfile.names(in: $0).allSatisfy { SymbologyProfile.readable(named: $0) != nil }
    }
    /// Larger photos are refused.
    public static let maxMegapixels = Setting(
        "max-megapixels", .number(1...10_000), form: "a number from 1 to 10000")
    /// Whether output to a terminal is coloured.
    public static let color = Setting("color", form: "auto or never") { ["auto", "never"].contains($0) }
}
