import FoundationEssentials
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// Tests the English descriptions of public errors, which a user of the library prints.
@Suite struct ErrorDescriptionTests {
    private static let referenceErrors: [ItemReference.Failure] = [
        .unknown(near: []),
        .ambiguous(["1", "2"].map { Item(id: $0, quantity: 1, addedDate: Date(timeIntervalSince1970: 0)) }),
    ]

    @Test func whenPrinted_shouldBeOneSentenceForEachCase() {
        let errors: [[any CustomStringConvertible]] = [
            ScanError.allCases, EveryError.auth, EveryError.data, EveryError.household, EveryError.edit,
            Self.referenceErrors, ScanError.allCases.map(PhotoError.scan), EveryError.data.map(PhotoError.storage),
        ]
        for descriptions in errors.map({ $0.map(\.description) }) {
            #expect(Set(descriptions).count == descriptions.count)
            for description in descriptions {
                #expect(description.first?.isUppercase == true && description.hasSuffix("."), "\(description)")
                #expect(description.contains(" ") && !description.contains(". "), "\(description)")
            }
        }
    }

    @Test func whenAPersonReadsIt_shouldSpeakOfNoTerminal() {
        var words: [ErrorWords] = EveryError.auth.map(\.words)
        words += EveryError.data.map(\.words)
        words += EveryError.household.map(\.words)
        words += EveryError.edit.map { $0.words() }
        words += ScanError.allCases.map(\.words)
        for each in words {
            let reason = each.reason.english
            #expect(!reason.contains("kif-scan ") && !reason.contains("--") && !reason.contains("KIF_"), "\(reason)")
            #expect(each.message.english.hasPrefix(reason))
        }
    }

    @Test func whenTheErrorHasValues_shouldPrintThoseThatArePublic() {
        #expect("\(AuthError.tooManyAttempts(retryAfter: 4.2))" == "Too many attempts; try again in 5 seconds.")
        #expect("\(DataError.unavailable("no permission"))".contains("no permission"))
        #expect("\(ItemEditError.notEnough(500))" == "Only 1/2 pack of the item left.")
        #expect("\(PhotoError.scan(.notFound))" == "\(ScanError.notFound)")
        #expect("\(PhotoError.storage(.diskFull))" == "\(DataError.diskFull)")
        #expect("\(Self.referenceErrors[1])" == "There are 2 items with this name or id.")
        for error in EveryError.auth {
            #expect(!"\(error)".contains("ada@example.org") && !"\(error)".contains("subject-1"))
        }
    }

    @Test func whenLogged_shouldBeNamedByTheCaseAlone() {
        #expect(Set(EveryError.auth.map(\.caseName)).count == 18)
        #expect(Set(EveryError.data.map(\.caseName)).count == EveryError.data.count)
        for error in EveryError.auth {
            let label = Mirror(reflecting: error).children.first?.label
            #expect(label == nil || label == error.caseName)
        }
        for error in EveryError.data {
            let label = Mirror(reflecting: error).children.first?.label
            #expect(label == nil || label == error.caseName)
        }
    }
}
