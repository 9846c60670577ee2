package import KeepItFreshDomain

extension InkColor {
    /// The date that decides, when nothing about it is doubtful.
    package static let decided = InkColor(red: 0, green: 200, blue: 70)
    /// What a person should look at.
    package static let review = InkColor(red: 255, green: 140, blue: 0)
    /// A date that does not decide.
    package static let otherDate = InkColor(red: 40, green: 140, blue: 255)
    /// A barcode.
    package static let barcode = InkColor(red: 170, green: 80, blue: 255)
    /// Coder print that no date was found in.
    package static let candidate = InkColor(red: 150, green: 150, blue: 150)
    /// What needs no colour.
    package static let plain = InkColor(red: 235, green: 235, blue: 235)
}
