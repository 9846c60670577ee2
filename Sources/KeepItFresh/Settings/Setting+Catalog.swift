import KeepItFreshAuthentication
import KeepItFreshCatalog
package import KeepItFreshDomain
package import KeepItFreshLabels
import KeepItFreshPresentation
import Logging

/// The settings that exist. Documentation/SETTINGS.md lists the same in one table.
extension Setting {
    /// All settings, in the order of that table.
    package static let catalog: [Setting] =
        [
            database, postgres, postgresPasswords, household, locale, jobs, groupBy, exclude, languages, readers,
            sceneText, symbologies,
            maxMegapixels,
            color,
        ] + ofGoods + lookup + delivery + providers + reminders + messages

    package static let database = Setting("database", form: "the path of a file")
    /// How the PostgreSQL database is reached whose rows several servers share. No password may be in it.
    package static let postgres = Setting("postgres", .secret, form: "an address such as host=db1,db2 dbname=kif")
    /// The file with the passwords for it.
    package static let postgresPasswords = Setting("postgres-passwords", form: "the path of a file")
    package static let household = Setting("household", form: "a household's name or id")
    package static let locale = Setting("locale", form: "a locale such as de or en-US") { LocaleHint($0) != nil }
    /// How many photos are processed at once.
    package static let jobs = Setting("jobs", .number(1...1024), form: "a number from 1 to 1024")
    package static let groupBy = Setting("group-by", form: "auto, time, folder or none") {
        GroupingRule(rawValue: $0) != nil
    }
    /// The files and folders that are left out of folders.
    package static let exclude = Setting("exclude", form: "names or patterns such as Screenshots,*.png") {
        !patterns(in: $0).isEmpty
    }

    /// The patterns in a list such as `Screenshots,*.png`.
    package static func patterns(in list: String) -> [String] {
        list.split(separator: ",").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.map(String.init)
    }

    /// The languages of printed text.
    package static let languages = Setting("languages", form: "languages by tesseract's names, such as deu,eng") {
        TextLanguages(list: $0).firstInvalidName == nil
    }
    /// The readers of text to use.
    package static let readers = Setting("readers", form: "readers of text such as date-code,scene-text") {
        OCREngine.named(in: $0) != nil
    }
    /// The folder with the files of the scene-text reader.
    package static let sceneText = Setting("scene-text", form: "the path of a folder")
    package static let symbologies = Setting("symbologies", form: "kinds of barcode such as EAN-13,QR-Code") {
        SymbologyProfile.names(in: $0).allSatisfy { SymbologyProfile.readable(named: $0) != nil }
    }
    /// Larger photos are refused.
    package static let maxMegapixels = Setting(
        "max-megapixels", .number(1...10_000), form: "a number from 1 to 10000")
    /// Where photos of goods that are no food go: to the inbox, to stock, or to stock in a place of their own.
    package static let keptSubjects: [PhotoSubject: Setting] = [
        .medicine: ofGoods[0], .toiletries: ofGoods[1], .household: ofGoods[2],
    ]

    private static let ofGoods = ["medicine", "toiletries", "household-goods"].map { name in
        Setting(name, form: "inbox, stock or a place") { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Whether output to a terminal is coloured.
    package static let color = Setting("color", form: "auto or never") { ["auto", "never"].contains($0) }
}

/// Where products are looked up.
extension Setting {
    static let lookup = [catalogFile, catalogServer]

    package static let catalogFile = Setting("catalog", form: "the path of a file")
    package static let catalogServer = Setting(
        "catalog-server", form: "an address such as https://world.openfoodfacts.org"
    ) { ServerLookup.Server($0) != nil }
}

/// How users sign in. Secrets are kept in files; these settings hold the files' paths.
extension Setting {
    /// How codes are sent. Two of them are secret because an address can contain a password.
    static let delivery = [
        mail, mailFrom,
        Setting("mail-user", form: "a user's name"),
        Setting("mail-password-file", form: "the path of a file"),
        sms,
        Setting("sms-token-file", form: "the path of a file"),
    ]

    static let mail = Setting(
        "mail", .secret, form: "smtp://HOST:PORT, smtps://HOST:PORT, sendmail, outbox:FILE or console")
    static let mailFrom = Setting("mail-from", form: "the sender's mail address")
    static let sms = Setting("sms", .secret, form: "https://…, outbox:FILE or console")

    /// The OpenID providers, and the ids and secrets that they gave this program.
    static let providers = [
        Setting("google-client-id", form: "a client id"),
        Setting("google-client-secret-file", form: "the path of a file"),
        Setting("google-issuer", form: "an OpenID issuer such as https://accounts.google.com"),
        Setting("apple-client-id", form: "a client id"),
        Setting("apple-client-secret-file", form: "the path of a file"),
        Setting("apple-issuer", form: "an OpenID issuer such as https://appleid.apple.com"),
        Setting("apple-team-id", form: "a team id"),
        Setting("apple-key-id", form: "a key id"),
        Setting("apple-key-file", form: "the path of a file"),
    ]
}

/// Where reminders are sent.
extension Setting {
    static let reminders = [
        remindTo,
        Setting("remind-digest", form: "daily, weekly or each") { ReminderDigest(rawValue: $0) != nil },
        Setting("remind-mail", form: "a mail address") { EmailAddress($0) != nil },
        remindWebhook,
        Setting("remind-webhook-token-file", form: "the path of a file"),
        Setting(
            "remind-webhook-body",
            form: "a text, or JSON, with placeholders such as {{text}} (see: kif-scan help home-assistant)"
        ) { ReminderTemplate($0) != nil },
        remindBroker,
        Setting("remind-mqtt-user", form: "a user's name"),
        Setting("remind-mqtt-password-file", form: "the path of a file"),
        Setting("remind-mqtt-prefix", form: "the beginning of topics, without + and #") {
            !$0.isEmpty && !$0.contains { "+#\0".contains($0) }
        },
    ]

    static let remindWebhook = Setting(
        "remind-webhook", .secret, form: "https://… (http://… only to a host on your own network)"
    ) { DeliverySettings.webhook(address: $0, tokenFile: nil).makeWebhook() != nil }
    static let remindBroker = Setting(
        "remind-mqtt", .secret, form: "mqtts://HOST:PORT (mqtt://… only to a host on your own network)"
    ) { DeliverySettings.mqtt(broker: $0, user: nil, passwordFile: nil).makePublisher() != nil }

    /// The channels that reminders are sent through.
    package static let remindTo = Setting("remind-to", form: "channels such as desktop,mail") {
        ReminderChannel.list($0) != nil
    }
}

extension ReminderChannel {
    /// The channels in a list such as `desktop,mail`, each once; nil when one of them does not exist.
    package static func list(_ text: String) -> [ReminderChannel]? {
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        let channels = names.compactMap(ReminderChannel.init)
        guard channels.count == names.count else { return nil }
        return channels.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

/// What is shown besides results, and how.
extension Setting {
    static let messages = [plain, dates, logLevel, pictures, viewer]

    /// Whether output is for screen readers.
    package static let plain = Setting("plain", form: "yes or no") { ["yes", "no"].contains($0) }
    /// Whether dates are written in the reader's language, or always in digits.
    package static let dates = Setting("dates", form: "auto or iso") { ["auto", "iso"].contains($0) }
    /// The lowest level that is logged.
    package static let logLevel = Setting(
        "log-level", form: "trace, debug, info, notice, warning, error or critical"
    ) { Logger.Level(rawValue: $0) != nil }
    /// Whether and how pictures are shown in a terminal.
    package static let pictures = Setting("pictures", form: "auto, kitty, iterm, sixel, blocks or none") {
        ["auto", "none"].contains($0) || PictureProtocol(rawValue: $0) != nil
    }
    /// What opens a photo.
    package static let viewer = Setting("viewer", form: "a command that shows a picture, such as feh")
}
