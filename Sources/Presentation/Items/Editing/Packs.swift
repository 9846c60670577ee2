/// Amounts of packs in words.
enum Packs {
    /// `2 packs`, `1/2 pack` or `1.25 packs` for thousandths.
    static func words(_ thousandths: Int, in language: MessageLanguage = .english) -> String {
        language.text(thousandths > 1000 ? .packs : .pack, number(thousandths))
    }

    /// `2`, `1/2` or `1.25` for thousandths.
    static func number(_ thousandths: Int) -> String {
        switch thousandths {
        case 500: return "1/2"
        case 250: return "1/4"
        case 750: return "3/4"
        case 333: return "1/3"
        case 666...667: return "2/3"
        case _ where thousandths % 1000 == 0: return String(thousandths / 1000)
        default:
            let rounded = (Double(thousandths) / 10).rounded() / 100
            return rounded == 0 ? "0.01" : String(rounded)
        }
    }
}
