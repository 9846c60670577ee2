package import KeepItFreshDomain

extension ItemEditError {
    /// The code of a refusal for programs.
    package var code: String {
        switch self {
        case .notEnough: "notEnough"
        case .noAmount: "noAmount"
        case .tooMuch: "tooMuch"
        case .contentUnknown: "contentUnknown"
        case .otherMeasure: "otherMeasure"
        case .tooPrecise: "tooPrecise"
        case .notInContent: "notInContent"
        case .nothingToChange: "nothingToChange"
        case .openAlready: "openAlready"
        case .isFrozen: "isFrozen"
        case .notFrozen: "notFrozen"
        case .useByPassed: "useByPassed"
        case .thawedBefore: "thawedBefore"
        case .changedSince: "changedSince"
        case .packsGone: "packsGone"
        case .itemGone: "itemGone"
        case .nothingToUndo: "nothingToUndo"
        case .undoneAlready: "undoneAlready"
        case .notYours: "notYours"
        case .noSuchChange: "noSuchChange"
        case .severalChanges: "severalChanges"
        case .notFound: "notFound"
        case .noSuchDay: "noSuchDay"
        case .isItself: "isItself"
        case .joinedSince: "joinedSince"
        case .decidedSince: "decidedSince"
        case .setSince: "setSince"
        case .onlyPhoto: "onlyPhoto"
        case .noReading: "noReading"
        case .anotherContent: "anotherContent"
        case .notUsable: "notUsable"
        }
    }
}
