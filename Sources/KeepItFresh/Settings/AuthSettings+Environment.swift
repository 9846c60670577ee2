import Foundation
package import KeepItFreshAuthentication
import KeepItFreshDomain

extension AuthSettings {
    /// Settings from the variables `KIF_…`. Throws `UserSettings.InvalidValue`.
    package init(environment: [String: String]) throws(UserSettings.InvalidValue) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        self.init()
        mail = try value("KIF_MAIL").map { text throws(UserSettings.InvalidValue) in
            try Self.mail(
                text, from: value("KIF_MAIL_FROM"), user: value("KIF_MAIL_USER"),
                passwordFile: value("KIF_MAIL_PASSWORD_FILE"))
        }
        sms = try value("KIF_SMS").map { text throws(UserSettings.InvalidValue) in
            if let trial = Self.trial(text) { return trial }
            let settings = DeliverySettings.webhook(address: text, tokenFile: value("KIF_SMS_TOKEN_FILE"))
            guard settings.makeDelivery() != nil else {
                throw UserSettings.InvalidValue(.sms)
            }
            return settings
        }
        google = value("KIF_GOOGLE_CLIENT_ID").map { id in
            OpenIDSettings(
                issuer: value("KIF_GOOGLE_ISSUER") ?? OpenIDSettings.googleIssuer, clientId: id,
                clientSecretFile: value("KIF_GOOGLE_CLIENT_SECRET_FILE"))
        }
        apple = value("KIF_APPLE_CLIENT_ID").map { id in
            OpenIDSettings(
                issuer: value("KIF_APPLE_ISSUER") ?? OpenIDSettings.appleIssuer, clientId: id,
                clientSecretFile: value("KIF_APPLE_CLIENT_SECRET_FILE"), signedSecret: Self.signedSecret(value))
        }
    }

    private static func mail(
        _ text: String, from sender: String?, user: String?, passwordFile: String?
    ) throws(UserSettings.InvalidValue) -> DeliverySettings {
        if let trial = trial(text) { return trial }
        guard let sender else {
            throw UserSettings.InvalidValue(.mailFrom)
        }
        if text == "sendmail" { return .sendmail(program: "/usr/sbin/sendmail", from: sender) }
        if text.hasPrefix("sendmail:") {
            return .sendmail(program: String(text.dropFirst("sendmail:".count)), from: sender)
        }
        let settings = DeliverySettings.smtp(server: text, user: user, passwordFile: passwordFile, from: sender)
        guard settings.makeDelivery() != nil else {
            throw UserSettings.InvalidValue(.mail)
        }
        return settings
    }

    private static func trial(_ text: String) -> DeliverySettings? {
        if text == "console" { return .console }
        return text.hasPrefix("outbox:") ? .outbox(path: String(text.dropFirst("outbox:".count))) : nil
    }

    private static func signedSecret(_ value: (String) -> String?) -> OpenIDSettings.SignedSecret? {
        guard let team = value("KIF_APPLE_TEAM_ID"), let key = value("KIF_APPLE_KEY_ID"),
            let file = value("KIF_APPLE_KEY_FILE")
        else { return nil }
        return OpenIDSettings.SignedSecret(teamId: team, keyId: key, keyFile: file)
    }
}
