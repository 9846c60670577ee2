import Foundation
import KeepItFresh

/// A cell of a table; quotation marks keep commas and line ends in it.
func cell(_ text: String?) -> String {
    "\"\((text ?? "").replacingOccurrences(of: "\"", with: "\"\""))\""
}

// The argument is a folder of photos. Without the scene-text reader fewer dates are read: better no table than such a one.
let photos = try PhotoScanner.photos(in: CommandLine.arguments[1]).map { PhotoSource.file($0) }
let scanner = try PhotoScanner(requiring: .all)
print("file,name,date,check")
for await photo in scanner.labels(of: photos, inOrder: true) {
    switch photo.label {
    case .success(let label):
        let date = label.dates.expiry?.date.description
        let check = label.needsReview.map(\.rawValue).joined(separator: " ")
        print([photo.file, label.product?.name, date, check].map(cell).joined(separator: ","))
    case .failure(let error):
        FileHandle.standardError.write(Data("\(photo.file): \(error)\n".utf8))
    }
}
