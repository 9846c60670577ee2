import Testing

@testable import KeepItFreshDomain

/// Times are seconds after the watch began; bursts are over after ten quiet seconds.
@Suite struct PhotoArrivalsTests {
    private let start = ContinuousClock.now
    private var arrivals = PhotoArrivals(quietPeriod: .seconds(10))

    @Test mutating func whenPhotosComeInABurst_shouldTakeThemTogetherOnceItIsOver() {
        note("b.jpg", 1, .closed, at: 0)
        note("a.jpg", 1, .closed, at: 8)

        #expect(taken(at: 12).isEmpty)
        #expect(taken(at: 18) == ["a.jpg", "b.jpg"])
        #expect(taken(at: 40).isEmpty)
    }

    @Test mutating func whenAPhotoIsStillWritten_shouldLeaveItOut() {
        note("a.jpg", 1, .closed, at: 0)
        note("b.jpg", 1, .open, at: 0)

        #expect(taken(at: 30) == ["a.jpg"])
        note("b.jpg", 2, .closed, at: 31)
        #expect(taken(at: 41) == ["b.jpg"])
    }

    @Test mutating func whenAPhotoIsNeverClosed_shouldTakeItOnceItStaysTheSame() {
        note("a.jpg", 1, .open, at: 0)

        #expect(taken(at: 59).isEmpty)
        #expect(taken(at: 60) == ["a.jpg"])
    }

    @Test mutating func whenPhotosNeverStop_shouldTakeThemAfterAWhile() {
        for second in 0..<60 { note("\(second).jpg", 1, .closed, at: second) }

        #expect(taken(at: 59).isEmpty)
        #expect(taken(at: 60).count == 60)
    }

    @Test mutating func whenAPhotoIsFoundAgain_shouldTakeItOnlyWhenItChanged() {
        arrivals.record("a.jpg", stamp(1), .unknown, age: .seconds(3600), at: start)
        #expect(taken(at: 0) == ["a.jpg"])

        note("a.jpg", 1, .unknown, at: 1)
        #expect(taken(at: 30).isEmpty)
        note("a.jpg", 2, .closed, at: 31)
        #expect(taken(at: 41) == ["a.jpg"])
    }

    @Test mutating func whenAPhotoIsFoundYoung_shouldWaitWhetherItChanges() {
        note("a.jpg", 1, .unknown, at: 0)
        arrivals.update("a.jpg", stamp(2), at: start + .seconds(9))

        #expect(taken(at: 12).isEmpty)
        #expect(taken(at: 19) == ["a.jpg"])
    }

    @Test mutating func whenAPhotoGoes_shouldForgetIt() {
        note("a.jpg", 1, .closed, at: 0)
        arrivals.update("a.jpg", nil, at: start + .seconds(1))

        #expect(taken(at: 30).isEmpty)
        #expect(arrivals.pause == nil)
    }

    @Test mutating func whenAPhotoCouldNotBeStored_shouldGiveItAgainLater() throws {
        note("a.jpg", 1, .closed, at: 0)
        let photo = try #require(arrivals.removeComplete(at: start + .seconds(10)).first)

        arrivals.retry(photo, after: .seconds(30), at: start + .seconds(11))

        #expect(taken(at: 40).isEmpty)
        #expect(taken(at: 41) == ["a.jpg"])
    }

    private mutating func note(_ path: String, _ size: Int, _ writing: PhotoArrivals.Writing, at second: Int) {
        arrivals.record(path, stamp(size), writing, at: start + .seconds(second))
    }

    private mutating func taken(at second: Int) -> [String] {
        arrivals.removeComplete(at: start + .seconds(second)).map(\.path)
    }

    private func stamp(_ size: Int) -> PhotoArrivals.FileStamp {
        PhotoArrivals.FileStamp(size: size, modified: 0, inode: 1)
    }
}
