extension LabelLanguage {
    /// Every language that is read; a new one is added here.
    static let all: [LabelLanguage] = [
        .english, .german, .french, .italian, .spanish, .portuguese, .dutch, .danish, .norwegian, .swedish, .finnish,
        .icelandic, .estonian, .latvian, .lithuanian, .polish, .czech, .slovak, .hungarian, .romanian, .bulgarian,
        .greek, .croatian, .slovenian, .serbian, .macedonian, .maltese, .irish, .russian, .ukrainian, .turkish,
        .arabic, .hebrew, .persian, .hindi, .thai, .vietnamese, .indonesian, .malay, .catalan, .afrikaans, .albanian,
        .japanese, .korean, .chineseSimplified, .chineseTraditional, .canadian,
    ]
}
