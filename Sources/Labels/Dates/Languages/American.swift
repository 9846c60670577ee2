extension LabelLanguage {
    /// Phrases that only packs of the United States print, where the month comes first.
    static let american = LabelLanguage(
        "en-us", order: .monthDayYear,
        words: [
            .bestBefore: """
            best by; best by date; best if used by; best if used before; better if used by; best when used by;
            best if consumed by; best if eaten by; best used by; freshest by; enjoy by
            """,
            .useBy: "use or freeze by; use/freeze by; use by or freeze by",
            .sellBy: """
            sell by; sell by date; pull date; pull by; best when purchased by; best if purchased by; best if sold by;
            sell thru; sell or freeze by
            """,
            .market: """
            oz; fl oz; lb; lbs; net wt; qt; pt; gal; gallon; half gallon; ct; usda; plant; serving size; servings per
            container; daily value; product of usa; product of u s a; made in usa; made in the usa; packed in usa; usa;
            california; oregon; wisconsin; texas; florida; ohio; illinois; michigan; minnesota; pennsylvania; new york;
            new jersey; vermont; iowa; idaho; massachusetts; virginia; tennessee; kentucky; colorado; arizona; arkansas;
            indiana; kansas; nebraska; oklahoma; utah; maryland; connecticut; alabama; hawaii; missouri; nevada; north
            carolina; south carolina; grade a; crv; ca crv; ebt; zip
            """,
        ])
}
