import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels

/// The examples of the article on scanning photos.
enum ScanningPhotosExample {
    static func read() async {
        let reading = LabelReading(limits: PhotoLimits(pixels: 50_000_000), languages: ["deu", "eng"])
        let scanner = PhotoScanner(reading, jobs: 2)
        let options = ReadingOptions(today: .today(), locale: LocaleHint("de"), grouping: .none)
        for await progress in scanner.scan([.file("milk.jpg")], into: nil, options: options) {
            guard let dates = progress.result?.parsed.dates else { continue }
            print(dates.expiry?.date.description ?? "no date")
        }
    }

    static func scanner(_ reading: LabelReading) -> PhotoScanner {
        let worker = WorkerProgram(path: "/proc/self/exe", arguments: ["my-program", "serve"])
        let scanner = PhotoScanner(reading, worker: worker)
        return scanner
    }
}
