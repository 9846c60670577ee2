extension LabelLanguage {
    static let azerbaijani = LabelLanguage(
        "az",
        months: """
            yan yanvar; fev fevral; mart; apr aprel; may; iyun; iyul; avq avqust; sen sentyabr; okt oktyabr;
            noy noyabr; dek dekabr
            """,
        weekdays: "bazar_ertəsi; çərşənbə_axşamı; çərşənbə; cümə_axşamı; cümə; şənbə; bazar",
        ordinals: "ilk birinci; ikinci; üçüncü; son axırıncı",
        words: [
            .bestBefore: "son istifadə tarixi; yararlılıq müddəti; istifadə müddəti",
            .production: "istehsal tarixi; istehsal olunub",
            .days: "gün",
            .months: "ay",
            .early: "əvvəli; əvvəlində; əvvəlinə",
            .middle: "ortası; ortasında; ortaları",
            .end: "sonu; sonunda; axırı",
            .halfOfMonth: "yarısı",
            .weeks: "həftə; həftəsi",
            .firstDay: "çatdırılma tarixi; çatdırılma; satış tarixi",
            .from: """
            etibarən; dən etibarən; dan etibarən; əvvəl istifadə etməyin; tarixindən əvvəl istifadə etməyin
            """,
            .notFood: """
            xallar; kupon; endirim; lisenziya; abunə; abunəlik; sertifikat; tətbiq; bilet; müsabiqə; qiymət; təklif
            """,
        ])
}
