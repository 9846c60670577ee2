import Foundation
import KeepItFresh
import KeepItFreshDomain

// Each argument is the path of a photo.
let photos = CommandLine.arguments.dropFirst().map { PhotoSource.file($0) }
var status: Int32 = 0
for await progress in PhotoScanner().scan(photos, into: nil, options: ReadingOptions(today: .today())) {
    guard let result = progress.result else { continue }
    if let error = result.error {
        FileHandle.standardError.write(Data("\(result.file): \(error)\n".utf8))
        status = 1
    } else {
        let label = result.parsed
        print(label.product?.name ?? "unnamed", label.dates.expiry?.date.description ?? "no date")
    }
}
exit(status)
