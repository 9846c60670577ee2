/// A program that recognises text in photos.
public enum OCREngine: String, Codable, Hashable, Sendable, CaseIterable {
    /// The document OCR of tesseract, which reads ordinary print.
    case document
    /// The date-code reader, for dot-matrix, inkjet, thermal-transfer and laser print.
    case dateCode
    /// The scene-text reader, for display lettering and plain type of any size and direction.
    case sceneText
}

extension Set<OCREngine> {
    /// The engines in the order in which they are declared, for output.
    package var ordered: [OCREngine] {
        OCREngine.allCases.filter(contains)
    }

    /// The engines that an earlier version stored under one name; nil for an unknown name.
    init?(storedName: String) {
        switch storedName {
        case "print": self = [.document]
        case "coderPrint": self = [.dateCode]
        case "both": self = [.document, .dateCode]
        default: return nil
        }
    }
}
