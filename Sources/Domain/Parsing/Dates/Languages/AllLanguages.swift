extension LabelLanguage {
    /// Every language that is read; a new one is added here.
    static let all: [LabelLanguage] = [.english, .german, .french, .italian, .spanish]
}
