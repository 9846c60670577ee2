import CHeif
import CJPEG
import CLeptonica
import CPNG
import CSodium
import CTesseract
import CZBar
import CZXing
public import KeepItFreshDomain

/// What the readers of photos rest on.
public enum ScanningComponents {
    /// The libraries, in the versions that are loaded; libjpeg-turbo in the one built against.
    public static var all: [ComponentVersion] {
        [
            ComponentVersion(name: "libzbar", version: zbarVersion),
            ComponentVersion(name: "libzxing", version: unsafe czxing_version().map { unsafe String(cString: $0) }),
            ComponentVersion(name: "tesseract", version: unsafe String(cString: TessVersion())),
            ComponentVersion(name: "leptonica", version: leptonicaVersion),
            ComponentVersion(name: "libjpeg-turbo", version: unsafe String(cString: cjpeg_version())),
            ComponentVersion(name: "libpng", version: unsafe String(cString: cpng_version())),
            ComponentVersion(name: "libheif", version: unsafe String(cString: cheif_version())),
            ComponentVersion(name: "libsodium", version: unsafe String(cString: sodium_version_string())),
        ]
    }

    private static var zbarVersion: String {
        var (major, minor, patch) = (UInt32(), UInt32(), UInt32())
        _ = unsafe zbar_version(&major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    private static var leptonicaVersion: String? {
        guard let text = unsafe getLeptonicaVersion() else { return nil }
        defer { unsafe lept_free(text) }
        return unsafe String(cString: text).split(separator: "-").last.map(String.init)
    }
}
