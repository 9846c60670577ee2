import Foundation
import KeepItFreshRecognition
import Testing

@testable import KeepItFreshSceneText

@Suite struct OrientedBoxPointsTests {
    @Test func whenPointsFillATurnedRectangle_shouldBeIt() throws {
        let angle = 0.2
        let (cosine, sine) = (cos(angle), sin(angle))
        var points: [(x: Double, y: Double)] = []
        for along in stride(from: -15.0, through: 15, by: 1) {
            for across in stride(from: -3.0, through: 3, by: 1) {
                points.append((x: 50 + along * cosine - across * sine, y: 40 + along * sine + across * cosine))
            }
        }

        let box = try #require(OrientedBox(around: points))

        #expect(abs(box.centerX - 50) < 1e-6 && abs(box.centerY - 40) < 1e-6)
        #expect(abs(box.length - 30) < 1e-6 && abs(box.height - 6) < 1e-6 && abs(box.angle - angle) < 1e-6)
    }

    @Test func whenThereAreNoPoints_shouldBeNil() {
        #expect(OrientedBox(around: []) == nil)
    }
}
