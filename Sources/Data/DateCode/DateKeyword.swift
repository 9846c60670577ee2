/// A word beside dates, such as that for "best before", in a script that no installed reader may have: it is recognised
/// as a picture, whichever of its spellings is printed.
struct DateKeyword: Hashable, Sendable {
    /// The language by tesseract's name.
    let language: String
    /// The spelling in what was read, whichever one is printed.
    let text: String

    /// The keywords of the network's classes from 1 on (`Scripts/training/keywords.py`).
    static let all =
        of("kor", "유통기한", "소비기한", "제조", "까지", "부터") + of("tha", "ควรบริโภคก่อน", "หมดอายุ", "ผลิต", "รุ่น")
        + of("rus", "годен до", "срок годности", "изготовлено", "упаковано", "партия")
        + of("ara", "انتهاء", "صالح لغاية", "انتاج", "رقم التشغيلة")

    /// The languages in which keywords were measured on photos.
    static let measuredLanguages: Set = ["kor", "tha"]

    private static func of(_ language: String, _ texts: String...) -> [DateKeyword] {
        texts.map { DateKeyword(language: language, text: $0) }
    }
}
