import Foundation
import KeepItFresh

// Photos from strangers can crash a decoder. So each is read in a worker: this program again, in a process of its own without
// network and files. A crash costs one photo, and the service goes on.
let reading = LabelReading(limits: PhotoLimits(pixels: 50_000_000))
if CommandLine.arguments.dropFirst().first == "worker" {
    _ = await PhotoScanner.serve(reading)
    exit(0)
}
let worker = WorkerProgram(path: "/proc/self/exe", arguments: ["uploads", "worker"])
let scanner = PhotoScanner(reading, jobs: 2, worker: worker)

/// Answers an upload, as the handler of a route does: with what the photo shows, or what is wrong with it.
func answer(_ upload: Data) async -> String {
    do {
        let label = try await scanner.label(of: .data(upload))
        let date = label.dates.expiry?.date.description ?? "no date"
        return label.needsReview.isEmpty ? date : "\(date), please check"
    } catch {
        return "422 \(error)"
    }
}

// In place of a web framework: each line of standard input is the path of an upload.
while let path = readLine() {
    print(await answer(FileManager.default.contents(atPath: path) ?? Data()))
}
