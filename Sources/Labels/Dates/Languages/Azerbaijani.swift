extension LabelLanguage {
    static let azerbaijani = LabelLanguage(
        "az",
        months: """
            yan yanvar; fev fevral; mart; apr aprel; may; iyun; iyul; avq avqust; sen sentyabr; okt oktyabr;
            noy noyabr; dek dekabr
            """,
        weekdays: "bazar_ertəsi; çərşənbə_axşamı; çərşənbə; cümə_axşamı; cümə; şənbə; bazar",
        words: [
            .bestBefore: "son istifadə tarixi; yararlılıq müddəti; istifadə müddəti",
            .production: "istehsal tarixi; istehsal olunub",
            .days: "gün",
            .months: "ay",
        ])
}
