import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshInMemory
import KeepItFreshLabels
import Testing

@Suite struct SavePhotosTests {
    private let database = InMemoryDatabase()
    private let options = ReadingOptions(today: CivilDate(clampedDayNumber: 20_777))

    @Test func whenAPhotoIsSaved_shouldTellEachStageInOrder() async throws {
        let context = try await context()
        var stages: [String] = []

        for await progress in savePhotos().execute(sources("ok"), in: context, into: items, options: options) {
            stages.append(name(of: progress.stage))
        }

        #expect(stages == ["scanning", "parsing", "upserting", "saved"])
        #expect(try await items.items(in: context.householdId).map(\.gtin?.digits) == ["0" + MockReaders.gtin])
    }

    @Test func whenAWordOfTheNameIsMisread_shouldCorrectItInTheItemAndTheResult() async throws {
        let context = try await context()
        let lines = ["Pâte à tartinar", "lait, sucre, huile de tournesol", "à conserver au frais"].enumerated().map {
            var line = TextLine.front($1, top: 200 + 200 * $0, height: $0 == 0 ? 150 : 20, confidence: 0.85)
            line.alternatives = $0 == 0 ? ["Pâte à tartiner"] : []
            return line
        }
        let label = ScannedLabel(lines: lines, size: ScannedLabel.Size(width: 1_500, height: 1_000))
        let photos = SavePhotos(
            photos: MockPhotos(), labels: [FixedLabels(label: label)], parser: LabelParser(),
            words: [FixedWords(words: ["fr": ["pâte", "à", "tartiner"]])])

        let read = await results(of: photos.read(sources("ok"), options: options))
        let saved = await results(of: photos.execute(sources("ok"), in: context, into: items, options: options))

        #expect((read + saved).map(\.parsed.product?.name) == ["Pâte à tartiner", "Pâte à tartiner"])
        #expect(try await items.items(in: context.householdId).map(\.name) == ["Pâte à tartiner"])
        let item = try #require(try await items.items(in: context.householdId).first)
        let stored = try await items.photos(of: item.id, in: context.householdId)
        let evidence = await ItemEvidence(
            stored, orders: DateOrderCounts(), locale: nil,
            names: CorrectNames([FixedWords(words: ["fr": ["pâte", "à", "tartiner"]])]))
        #expect(evidence.item?.name == "Pâte à tartiner")
    }

    @Test func whenOnePhotoFails_shouldSaveTheOthers() async throws {
        let context = try await context()
        let sources = sources("broken", "ok", "missing", "blank")

        let results = await results(of: savePhotos().execute(sources, in: context, into: items, options: options))

        #expect(results.map(\.status) == [.failed, .saved, .failed, .nothing])
        #expect(results.map(\.error) == [.scan(.unreadableImage), nil, .scan(.notFound), nil])
    }

    @Test func whenSeveralScannersWork_shouldTellEveryPhotoOnce() async throws {
        let context = try await context()
        let sources = sources(Array((0..<40).map { "ok \($0)" }))

        let results = await results(of: savePhotos(4).execute(sources, in: context, into: items, options: options))

        #expect(results.map(\.file) == sources.map(\.name))
        #expect(try await items.items(in: context.householdId).map(\.quantity) == [40])
    }

    @Test(.timeLimit(.minutes(10)))
    func whenALaterPhotoIsReadFirst_shouldStoreItemsInTheOrderOfPhotos() async throws {
        let context = try await context()
        let (released, release) = AsyncStream<Void>.makeStream()
        let labels = NumberedLabels(released: released)
        let photos = SavePhotos(photos: MockPhotos(), labels: [labels, labels], parser: LabelParser())
        let options = ReadingOptions(today: options.today, grouping: .none)
        let sources = sources("late 4006381333931", "early 9520123400552")

        var stored: [Int] = []
        for await progress in photos.execute(sources, in: context, into: items, options: options) {
            if progress.index == 1, progress.stage == .parsing { release.finish() }
            if progress.result != nil { stored.append(progress.index) }
        }

        #expect(stored == [0, 1])
        let gtins = try await items.items(in: context.householdId).compactMap(\.gtin?.digits)
        #expect(gtins == ["04006381333931", "09520123400552"])
    }

    @Test(.timeLimit(.minutes(10)))
    func whenALookUpTakesLong_shouldStoreNoLaterPhotoBefore() async throws {
        let context = try await context()
        let (released, release) = AsyncStream<Void>.makeStream()
        let labels = NumberedLabels(released: AsyncStream { $0.finish() })
        let photos = SavePhotos(photos: MockPhotos(), labels: [labels, labels], parser: LabelParser())
        let sources = sources("a 4006381333931", "b 9520123400552", "c 9520123401139")
        let lookup = WaitingLookup(gtin: GTIN("4006381333931"), released: released)

        var stored: [Int] = []
        for await progress in photos.execute(
            sources, in: context, into: items, options: ReadingOptions(today: options.today, grouping: .none),
            lookup: lookup)
        {
            if progress.index == 2, progress.stage == .parsing { release.finish() }
            if progress.result != nil { stored.append(progress.index) }
        }

        #expect(stored == [0, 1, 2])
    }

    @Test(.timeLimit(.minutes(10)))
    func whenALaterPhotoFails_shouldReportWhatWasStoredBeforeFirst() async throws {
        let context = try await context()
        let (released, release) = AsyncStream<Void>.makeStream()
        let labels = NumberedLabels(released: AsyncStream { $0.finish() })
        let photos = SavePhotos(photos: MockPhotos(), labels: [labels], parser: LabelParser())
        let lookup = WaitingLookup(gtin: GTIN("4006381333931"), released: released)

        var statuses: [PhotoResult.Status] = []
        for await progress in photos.execute(
            sources("a 4006381333931", "missing"), in: context, into: items,
            options: ReadingOptions(today: options.today, grouping: .none), lookup: lookup)
        {
            if progress.index == 1, progress.stage == .scanning { release.finish() }
            if let result = progress.result { statuses.append(result.status) }
        }

        #expect(statuses == [.saved, .failed])
    }

    @Test func whenAReadingIsStoredForARepeat_shouldLeaveOutItsTimesAlone() async throws {
        let context = try await context()
        let timing = StageTiming(stage: .document, duration: .seconds(1), processorTime: .seconds(1))
        var label = ScannedLabel(
            fingerprint: 7, size: ScannedLabel.Size(width: 4, height: 3),
            timings: [timing])
        let photos = SavePhotos(photos: MockPhotos(), labels: [FixedLabels(label: label)], parser: LabelParser())

        _ = await results(of: photos.execute(sources("blank"), in: context, into: items, options: options))

        label.timings = []
        #expect(try await items.storedReading(ofPhoto: "hash of blank", in: context.householdId) == label)
    }

    @Test func whenAPhotoIsSaved_shouldStoreTheSizeThatItsNameDependsOn() async throws {
        let context = try await context()
        let size = ScannedLabel.Size(width: 4, height: 3)
        let label = ScannedLabel(barcodes: [Barcode(symbology: .ean13, text: MockReaders.gtin)], size: size)
        let photos = SavePhotos(photos: MockPhotos(), labels: [FixedLabels(label: label)], parser: LabelParser())

        let saved = await results(of: photos.execute(sources("ok"), in: context, into: items, options: options))

        let id = try #require(saved.first?.items.first?.item.id)
        #expect(try await items.photos(of: id, in: context.householdId).map(\.label?.size) == [size])
    }

    @Test func whenThePhotoIsKnown_shouldChangeNothing() async throws {
        let context = try await context()
        let photos = savePhotos()
        _ = await results(of: photos.execute(sources("ok"), in: context, into: items, options: options))

        let again = await results(of: photos.execute(sources("ok"), in: context, into: items, options: options))

        #expect(again.map(\.status) == [.known])
        #expect(again.first?.items.map(\.change) == [.unchanged])
        #expect(try await items.items(in: context.householdId).map(\.quantity) == [1])
    }

    @Test func whenAPhotoThatShowsNothingComesAgain_shouldNotReadItAgain() async throws {
        let context = try await context()
        _ = await results(of: savePhotos().execute(sources("blank"), in: context, into: items, options: options))

        let dead = SavePhotos(photos: MockPhotos(), labels: [DeadLabels()], parser: LabelParser())
        let again = await results(
            of: dead.execute(sources("blank", "ok"), in: context, into: items, options: options))

        #expect(again.map(\.status) == [.nothing, .failed])
    }

    @Test func whenReadingsAreNotKept_shouldReadThePhotoAgain() async throws {
        let context = try await context()
        _ = await results(of: savePhotos().execute(sources("blank"), in: context, into: items, options: options))

        let dead = SavePhotos(
            photos: MockPhotos(), labels: [DeadLabels()], parser: LabelParser(), keepsReadings: false)
        let again = await results(of: dead.execute(sources("blank"), in: context, into: items, options: options))

        #expect(again.map(\.status) == [.failed])
    }

    @Test func whenOnlyReading_shouldStoreNothing() async throws {
        let context = try await context()

        let results = await results(of: savePhotos().read(sources("ok", "blank"), options: options))

        #expect(results.map(\.status) == [.read, .nothing])
        #expect(try await items.items(in: context.householdId).isEmpty)
    }

    @Test func whenTheUserIsNoMember_shouldFailEveryPhotoWithPermission() async throws {
        let context = try await context()
        let stranger = InMemoryItemRepository(database, actingAs: "stranger") { options.today }

        let results = await results(
            of: savePhotos().execute(sources("ok", "ok 2"), in: context, into: stranger, options: options))

        #expect(results.map(\.error) == [.storage(.permission), .storage(.permission)])
    }

    @Test(.timeLimit(.minutes(10)))
    func whenTheStreamIsDropped_shouldCancelTheWork() async throws {
        let context = try await context()
        let (cancellations, continuation) = AsyncStream<Void>.makeStream()
        let photos = savePhotos(photos: MockPhotos { continuation.yield() })
        var options = options
        options.grouping = .none

        for await progress in photos.execute(
            sources("ok", "endless", "ok 2"), in: context, into: items, options: options)
        {
            if progress.result != nil { break }
        }
        for await _ in cancellations { break }

        #expect(try await items.items(in: context.householdId).map(\.quantity) == [1])
    }

    private var items: any ItemProviding {
        InMemoryItemRepository(database, actingAs: "user") { options.today }
    }

    private func context() async throws -> HouseholdContext {
        let home = try await InMemoryHouseholdRepository(database, actingAs: "user", now: { Date() }).ensureHousehold(
            named: "Home")
        return HouseholdContext(userId: "user", householdId: home.id, householdName: home.name, role: .owner)
    }

    private func savePhotos(_ scanners: Int = 1, photos: MockPhotos = MockPhotos()) -> SavePhotos {
        let text = ReadText(
            dateCodeReader: MockReaders(), sceneTextReader: nil, textRecogniser: MockReaders(),
            readsOtherScripts: false, today: { CivilDate(clampedDayNumber: 20_777) })
        let scanner = ScanLabel(photos: photos, barcodes: MockReaders(), text: text)
        return SavePhotos(
            photos: photos, labels: Array(repeating: scanner, count: scanners), parser: LabelParser())
    }

    private func sources(_ names: String...) -> [PhotoSource] { sources(names) }

    private func sources(_ names: [String]) -> [PhotoSource] { names.map { .file($0) } }

    private func results(of stream: AsyncStream<SaveProgress>) async -> [PhotoResult] {
        var results: [Int: PhotoResult] = [:]
        for await progress in stream {
            if let result = progress.result { results[progress.index] = result }
        }
        return results.sorted { $0.key < $1.key }.map(\.value)
    }

    private func name(of stage: SaveProgress.Stage) -> String {
        switch stage {
        case .scanning: "scanning"
        case .parsing: "parsing"
        case .upserting: "upserting"
        case .saved: "saved"
        case .failed: "failed"
        }
    }
}
