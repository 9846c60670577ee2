import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshScanning

@Suite struct TakeoutSidecarTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func file(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func sidecar(of photo: String, named name: String, _ content: String) throws -> TakeoutSidecar? {
        try Data(content.utf8).write(to: URL(fileURLWithPath: file(name)))
        return TakeoutSidecar(ofPhoto: file(photo))
    }

    private static func content(_ time: String) -> String {
        #"{"title": "a.jpg", "photoTakenTime": {"timestamp": "\#(time)", "formatted": "18 Nov 2026, 20:26:40 UTC"}}"#
    }

    @Test(arguments: [
        ("IMG_1.jpg", "IMG_1.jpg.json"), ("IMG_1.jpg", "IMG_1.jpg.supplemental-metadata.json"),
        ("IMG_1(2).jpg", "IMG_1.jpg(2).json"), ("IMG_1(2).jpg", "IMG_1.jpg.supplemental-metadata(2).json"),
        ("IMG_1-edited.jpg", "IMG_1.jpg.json"),
        ("PXL_20240101_120000123.PORTRAIT.jpg", "PXL_20240101_120000123.PORTRAIT.jpg.supplement.json"),
        (
            "a_name_of_fifty_one_letters_is_cut_by_takeout_here.jpg",
            "a_name_of_fifty_one_letters_is_cut_by_takeout_.json"
        ),
    ])
    func whenASidecarIsThere_shouldHaveTheTime(photo: String, name: String) throws {
        let found = try #require(try sidecar(of: photo, named: name, Self.content("1763497600")))

        let reference = CaptureTime("2025-11-18T20:26:40+00:00")
        #expect(reference.map(found.taken.milliseconds) == 0)
    }

    @Test(arguments: ["-1", "", "1e400", "253402300800", "noon"])
    func whenTheTimeIsImpossible_shouldBeNil(time: String) throws {
        #expect(try sidecar(of: "a.jpg", named: "a.jpg.json", Self.content(time)) == nil)
    }

    @Test(arguments: ["", "[]", "{}", #"{"photoTakenTime": 5}"#, String(repeating: "[", count: 200_000)])
    func whenTheSidecarIsAnotherJSON_shouldBeNil(content: String) throws {
        #expect(try sidecar(of: "a.jpg", named: "a.jpg.json", content) == nil)
    }

    @Test func whenThePhotoHasNoTime_shouldTakeThatOfTheSidecar() async throws {
        try Data(Self.content("1763497600").utf8).write(to: URL(fileURLWithPath: file("a.jpg.json")))
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: file("a.jpg")))
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: file("b.jpg")))

        let photo = try await PhotoReader().open(.file(file("a.jpg")))
        let other = try await PhotoReader().open(.file(file("b.jpg")))

        let taken = try #require(CaptureTime("2025-11-18T20:26:40+00:00"))
        #expect(photo.capture?.time?.milliseconds(until: taken) == 0)
        #expect(other.capture == nil)
    }
}
