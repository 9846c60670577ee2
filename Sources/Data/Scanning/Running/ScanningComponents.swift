import CKIFHEVC
import CKIFHeif
import CKIFJPEG
import CKIFLeptonica
import CKIFPNG
import CKIFSodium
import CKIFTesseract
import CKIFZBar
import CKIFZXing
package import KeepItFreshDomain

/// The libraries that photos are read with.
package enum ScanningComponents {
    /// The versions that are loaded, nil of those that are missing; of libjpeg-turbo the one that this was built
    /// against.
    package static var all: [ComponentVersion] {
        [
            ComponentVersion(name: "libzbar", version: zbarVersion),
            ComponentVersion(name: "libzxing", version: unsafe ckifzxing_version().map { unsafe String(cString: $0) }),
            ComponentVersion(name: "tesseract", version: tesseractVersion),
            ComponentVersion(name: "leptonica", version: leptonicaVersion),
            ComponentVersion(name: "libjpeg-turbo", version: unsafe String(cString: ckifjpeg_version())),
            ComponentVersion(name: "libpng", version: unsafe String(cString: ckifpng_version())),
            ComponentVersion(name: "libheif", version: unsafe ckifheif_version().map { unsafe String(cString: $0) }),
            ComponentVersion(name: "libde265", version: unsafe ckifhevc_version().map { unsafe String(cString: $0) }),
            ComponentVersion(name: "libsodium", version: unsafe String(cString: sodium_version_string())),
        ]
    }

    private static var zbarVersion: String? {
        guard let zbar = unsafe ckifzbar() else { return nil }
        var (major, minor, patch) = (UInt32(), UInt32(), UInt32())
        _ = unsafe zbar.pointee.zbar_version(&major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    private static var tesseractVersion: String? {
        unsafe ckiftesseract()?.pointee.TessVersion().map { unsafe String(cString: $0) }
    }

    private static var leptonicaVersion: String? {
        guard let leptonica = unsafe ckifleptonica(), let text = unsafe leptonica.pointee.getLeptonicaVersion() else {
            return nil
        }
        defer { unsafe leptonica.pointee.lept_free(text) }
        return unsafe String(cString: text).split(separator: "-").last.map(String.init)
    }
}
