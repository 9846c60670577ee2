import Foundation
import Hummingbird
import KeepItFresh

// Photos from strangers can crash a decoder. So each is read in a worker: this program again, in a process of its own without
// network and files. A crash costs one photo, and the service goes on.
let reading = LabelReading(limits: PhotoLimits(pixels: 50_000_000))
if CommandLine.arguments.dropFirst().first == "worker" {
    _ = await PhotoScanner.serve(reading)
    exit(0)
}
let worker = WorkerProgram(path: "/proc/self/exe", arguments: ["uploads", "worker"])
let scanner = try PhotoScanner(reading, requiring: .all, jobs: 2, worker: worker)

struct Answer: ResponseEncodable {
    let name, date: String?
    let check: [String]
}

// curl --data-binary @milk.jpg http://127.0.0.1:8080/label
let router = Router()
router.post("label") { request, _ in
    let photo = try await request.body.collect(upTo: 20_000_000)
    do {
        let label = try await scanner.label(of: .data(Data(photo.readableBytesView)))
        return Answer(
            name: label.product?.name, date: label.dates.expiry?.date.description,
            check: label.needsReview.map(\.rawValue))
    } catch {
        throw HTTPError(.unprocessableContent, message: "\(error)")
    }
}
let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
try await Application(router: router, configuration: .init(address: .hostname(port: port))).runService()
