import KeepItFreshDomain

/// What signing in needs to know of the world outside. Secrets are in files that these name.
extension Setting {
    /// How codes go out. An address may hold a password, so it is never shown.
    static let delivery = [
        Setting("mail", .secret, form: "smtp://HOST:PORT, smtps://HOST:PORT, sendmail, outbox:FILE or console"),
        Setting("mail-from", form: "the sender's mail address"),
        Setting("mail-user", form: "a user's name"),
        Setting("mail-password-file", form: "the path of a file"),
        Setting("sms", .secret, form: "https://…, outbox:FILE or console"),
        Setting("sms-token-file", form: "the path of a file"),
    ]

    /// Which providers are asked who somebody is, and what they know us by.
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
