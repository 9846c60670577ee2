public import KeepItFreshDomain
public import KeepItFreshScanning

extension SymbologyProfile {
    /// The names in a list such as `EAN-13,QR-Code`, empty ones too.
    public static func names(in list: String) -> [String] {
        list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// The kind of that name, if it can be read here.
    public static func readable(named name: String) -> Symbology? {
        Symbology(named: name).flatMap { readable.contains($0) ? $0 : nil }
    }
}
