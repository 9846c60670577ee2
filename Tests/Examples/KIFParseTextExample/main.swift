import Foundation
import KeepItFreshLabels

// Each argument is a line of a label, for example "Oat Drink" "Best before 12.03.27 L1234".
let lines = CommandLine.arguments.dropFirst().map { TextLine(text: $0) }
let dates = DateParser().parse(lines, today: .today(), locale: LocaleHint("en-GB"))
guard let expiry = dates.expiry else {
    FileHandle.standardError.write(Data("no expiry date found\n".utf8))
    exit(1)
}
print(expiry.kind, expiry.date)
if expiry.isAmbiguous { print("please check, it may also be", expiry.alternatives) }
print(dates.lot.map { "lot \($0)" } ?? "no lot")
