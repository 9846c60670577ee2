public import KeepItFreshScanning

extension TesseractLanguages {
    /// The names in a list such as `deu,eng` or `deu+eng`, empty ones too.
    public static func names(in list: String) -> [String] {
        list.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "+" }.map(String.init)
    }
}
