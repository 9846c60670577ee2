import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshPresentation

@Suite struct SettledChangeTests {
    private static let id = "88b34971-1111-4111-8111-111111111111"
    /// 27 November 2026, 12:00 UTC.
    private let noon = Date(timeIntervalSince1970: 1_795_780_800)

    private func change(_ action: RequestedChange.Action) -> SentChange {
        SentChange(
            id: "c", seen: RequestedChange.Seen(epoch: "c", number: 1), day: CivilDate("2026-11-27") ?? .today(),
            at: noon,
            action: action)
    }

    private func line(
        _ action: RequestedChange.Action, _ refusal: ItemEditError?, amount: Int? = nil,
        meanwhile: SentOutcome.Meanwhile? = nil, name: String? = "Oat Drink"
    ) -> String {
        var outcome = SentOutcome(id: "c")
        (outcome.refusal, outcome.amount, outcome.meanwhile) = (refusal, amount, meanwhile)
        return SettledChange(change: change(action), outcome: outcome, itemName: name)
            .message(on: CivilDate("2026-11-28") ?? .today(), in: .english).english
    }

    private func fix(_ set: (inout ItemFix) -> Void) -> RequestedChange.Action {
        var fix = ItemFix()
        set(&fix)
        return .edit(Self.id, .fix(fix), completing: [])
    }

    @Test func whenSomebodySetTheSameValue_shouldShowBothAndTheCommand() {
        let theirs = SentOutcome.Meanwhile(by: "Ben", at: noon, action: .fixed, value: "2027-03-27 bestBefore")

        let line = line(
            fix { $0.set([.expiry]) { $0.expiryDate = CivilDate("2027-03-12") } }, .changedSince(.expiry),
            meanwhile: theirs)

        #expect(line.hasPrefix("Ben set the date of Oat Drink to best before 2027-03-27 (2026-11-27, "))
        #expect(line.hasSuffix("); yours was 2027-03-12. To do it again: kif-scan fix 88b34971 --expiry 2027-03-12"))
    }

    @Test func whenSomebodyChangedTheItemOtherwise_shouldSayWhat() {
        let theirs = SentOutcome.Meanwhile(by: nil, at: noon, action: .eaten, value: nil)

        let line = line(.edit(Self.id, .delete, completing: []), .changedSince(.quantity), meanwhile: theirs)

        #expect(line.hasPrefix("Not done: deleted Oat Drink; somebody, 2026-11-27, "))
        #expect(line.hasSuffix(": ate Oat Drink. To do it again: kif-scan delete 88b34971"))
    }

    @Test func whenOnlyAPartWasThere_shouldSayHowMuch() {
        let line = line(.edit(Self.id, .eat(.thousandths(2000)), completing: []), nil, amount: 500)

        #expect(line == "Only 1/2 pack was left: ate 2 packs of Oat Drink.")
    }

    @Test func whenAPhotoIsRefused_shouldNameItsFile() {
        let photo = InboxPhoto(
            contentHash: "h", name: "/photos/my tablets.jpg", subject: .medicine, confidence: 1, savedAt: noon)

        let line = line(.keep(photo), .anotherContent, name: nil)

        #expect(line.hasPrefix("Not done: kept my tablets.jpg in the inbox; this id belongs to another"))
        #expect(line.hasSuffix("To do it again: kif-scan scan '/photos/my tablets.jpg'"))
    }

    @Test(arguments: [ItemEditError.notFound, .itemGone, .packsGone, .setSince, .joinedSince, .decidedSince, .notYours])
    func shouldBeOneLineForEachReason(refusal: ItemEditError) {
        let line = line(.edit(Self.id, .open(days: nil), completing: []), refusal, name: "a\u{1B}[31m\nb")

        #expect(line.hasPrefix("Not done: opened a\\u{1B}[31m\\nb; "))
        let isUnsafe = line.unicodeScalars.contains { $0.isUnsafeOnTerminal }
        #expect(!isUnsafe)
    }

    @Test(arguments: [
        (ItemEdit.eat(.thousandths(333)), "kif-scan eat 88b34971 1/3"), (.eat(.all), "kif-scan eat 88b34971 all"),
        (.eat(.thousandths(2000)), "kif-scan eat 88b34971 '2 packs'"),
        (.waste(.thousandths(417)), "kif-scan waste 88b34971 0.42"),
        (.waste(.exact(ExactAmount(Fraction(250), "g"))), "kif-scan waste 88b34971 250g"),
        (.open(days: 3), "kif-scan open 88b34971 --days 3"),
        (.freeze(packs: 2, days: nil), "kif-scan freeze 88b34971 --packs 2"),
        (.thaw(packs: nil), "kif-scan thaw 88b34971"),
        (.move(to: "top shelf's", packs: nil), #"kif-scan move 88b34971 'top shelf'\''s'"#),
        (.move(to: nil, packs: nil), "kif-scan move 88b34971 -"), (.delete, "kif-scan delete 88b34971"),
    ])
    func shouldAskForAnEditAgain(edit: ItemEdit, command: String) {
        #expect(change(.edit(Self.id, edit, completing: [])).command == command)
    }

    @Test func shouldAskForAllValuesOfACorrectionAgain() {
        let action = fix { fix in
            fix.set([.name, .brand, .quantity, .lot, .expiry]) { item in
                (item.name, item.brand, item.quantity, item.expiryKind) = ("--x", "Hafer & Co", 2, .useBy)
            }
            fix.confirmsRest = true
        }

        #expect(
            change(action).command
                == "kif-scan fix 88b34971 --name=--x --brand 'Hafer & Co' --packs 2 --kind useBy --lot none --ok")
    }

    @Test func whenAValueCannotBeTyped_shouldGiveNoCommand() {
        #expect(change(fix { $0.set([.name]) { $0.name = "a\u{1B}[2J" } }).command == nil)
        #expect(change(.importItems(ItemSource([]), replacing: false, partOf: nil)).command == nil)
    }

    @Test func whenAnIdIsNoUUID_shouldGiveAllOfIt() {
        #expect(change(.undo("1234567890")).command == "kif-scan undo 1234567890")
    }

    @Test(arguments: [
        (CopyFault.unreachable, "kitchen.lan cannot be reached"), (.busy(retryAfter: 3), "has too much to do"),
        (.tooLarge, "takes only small requests (HTTP status 413)"),
        (.signedOut, "kif-scan login --server http://kitchen.lan:8642"), (.otherFormat(3), "newer kif-scan (format 3"),
        (.otherFormat(0), "older kif-scan (format 0"), (.notUnderstood, "is no server of kif-scan"),
        (.notFound, "kif-scan export"), (.accountDeleted, "until kif-scan logout"), (.atWork, "another program"),
    ])
    func shouldSayWhyNothingWasExchanged(fault: CopyFault, words: String) {
        let status = CopyStatus(server: "http://kitchen.lan:8642", userId: "u")

        #expect(fault.message(of: status).english.contains(words))
    }

    @Test(arguments: [
        ("http://kitchen.lan:8642", "kitchen.lan"), ("https://a.example", "a.example"), ("http://[::1]:8642", "[::1]"),
    ])
    func shouldNameTheHostAlone(server: String, host: String) {
        var status = CopyStatus(server: server, userId: "u")
        status.households = [CopyStatus.Household(id: "h", name: "Home", number: 4, waiting: 3)]

        #expect(status.waitingMessage?.english == "3 changes wait for \(host).")
    }
}
