/// The lower-case base letters of accented letters, from the decompositions of the Unicode Character Database; `~` for
/// a code point that is not a letter. Those that Unicode does not decompose were added by hand: ø, ł, đ, ħ, ı, ß, æ, œ,
/// þ, ð.
enum FoldingTables {
    /// U+00C0…U+024F.
    static let latin = table(
        "aaaaaaaceeeeiiiidnooooo~ouuuuytsaaaaaaaceeeeiiiidnooooo~ouuuuyty"
            + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
            + "lllnnnnnnʼnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
            + "ƀɓƃƃƅƅɔƈƈɖɗƌƌƍǝəɛƒƒɠɣƕɩɨƙƙƚƛɯɲƞɵooƣƣƥƥʀƨƨʃƪƫƭƭʈuuʊʋƴƴƶƶʒƹƹƺƻƽƽƾƿ"
            + "ǀǁǂǃdddlllnnnaaiioouuuuuuuuuuǝaaaaaaǥǥggkkooooʒʒjdddggƕƿnnaaaaoo"
            + "aaaaeeeeiiiioooorrrruuuussttȝȝhhƞȡȣȣȥȥaaeeooooooooyyȴȵȶȷȸȹⱥȼȼƚⱦȿ" + "ɀɂɂƀʉʌɇɇɉɉɋɋɍɍɏɏ")

    /// U+0370…U+03FF.
    static let greek = table(
        "ͱͱͳͳʹ~ͷͷ~~ ͻͼͽ~ϳ~~~~~~α~εηι~ο~υωιαβγδεζηθικλμνξοπρ~στυφχψωιυαεηι"
            + "υαβγδεζηθικλμνξοπρσστυφχψωιυουωϗβθυυυφπϗϙϙϛϛϝϝϟϟϡϡϣϣϥϥϧϧϩϩϫϫϭϭϯϯ" + "κρσϳθε~ϸϸσϻϻϼͻͼͽ")

    /// U+0400…U+04FF.
    static let cyrillic = table(
        "ееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяабвгдежзииклмноп"
            + "рстуфхцчшщъыьэюяееђгєѕііјљњћкиуџѡѡѣѣѥѥѧѧѩѩѫѫѭѭѯѯѱѱѳѳѵѵѵѵѹѹѻѻѽѽѿѿ"
            + "ҁҁ~~~~~~~~ҋҋҍҍҏҏґґғғҕҕҗҗҙҙққҝҝҟҟҡҡңңҥҥҧҧҩҩҫҫҭҭүүұұҳҳҵҵҷҷҹҹһһҽҽҿҿ"
            + "ӏжжӄӄӆӆӈӈӊӊӌӌӎӎӏааааӕӕееәәәәжжззӡӡииииооөөөөээууууууччӷӷыыӻӻӽӽӿӿ")

    /// U+1E00…U+1EFF, Vietnamese among them.
    static let latinAdditional = table(
        "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
            + "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
            + "wwwwwwwwwwxxxxyyzzzzzzhtwyasẜẝsẟaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
            + "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỻỽỽỿỿ")

    /// U+1F00…U+1FFF.
    static let greekExtended = table(
        "ααααααααααααααααεεεεεε~~εεεεεε~~ηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιι"
            + "οοοοοο~~οοοοοο~~υυυυυυυυ~υ~υ~υ~υωωωωωωωωωωωωωωωωααεεηηιιοουυωω~~"
            + "ααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωααααα~ααααααα~ι~"
            + "~~ηηη~ηηεεηηη~~~ιιιι~~ιιιιιι~~~~υυυυρρυυυυυυρ~~~~~ωωω~ωωοοωωω~~~")

    /// Half-width katakana, U+FF66…U+FF9D.
    static let katakana = table(
        "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン")

    /// The letters that are printed raised, as in `2ⁿᵈ`; raised digits are notes or powers and stay.
    static let superscripts: [UInt32: UInt32] = Dictionary(
        uniqueKeysWithValues: zip(
            table("ʰʲʳʷʸˡˢˣᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁᵂᵃᵇᵈᵉᵍᵏᵐᵒᵖᵗᵘᵛᶜᶠᶻⁱⁿ"), table("hjrwylsxabdeghijklmnoprtuwabdegkmoptuvcfzin")))

    /// The zeros of the Unicode decimal digits beyond ASCII that packs use: Arabic, Persian, the scripts of India,
    /// Thai, Lao, Tibetan, Burmese, Khmer, full-width.
    static let digitZeros: [UInt32] = [
        0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6, 0xE50, 0xED0, 0xF20,
        0x1040, 0x1090, 0x17E0, 0x1810, 0xFF10, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6,
    ]

    private static func table(_ letters: String) -> [UInt32] {
        letters.unicodeScalars.map { $0.value }
    }
}
