extension LabelLanguage {
    static let azerbaijani = LabelLanguage(
        "az",
        months: """
            yan yanvar; fev fevral; mart; apr aprel; may; iyun; iyul; avq avqust; sen sentyabr; okt oktyabr;
            noy noyabr; dek dekabr
            """,
        words: [
            .bestBefore: "son istifadə tarixi; yararlılıq müddəti; istifadə müddəti",
            .production: "istehsal tarixi; istehsal olunub",
            .days: "gün",
            .months: "ay",
        ])
}
