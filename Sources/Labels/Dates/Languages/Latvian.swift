extension LabelLanguage {
    static let latvian = LabelLanguage(
        "lv",
        months: """
            janv janvāris jan; febr februāris feb; marts mar; apr aprīlis; maijs mai; jūn jūnijs; jūl jūlijs;
            aug augusts; sept septembris sep; okt oktobris; nov novembris; dec decembris
            """,
        weekdays: "pirmdiena; otrdiena; trešdiena; ceturtdiena; piektdiena; sestdiena; svētdiena",
        words: [
            .bestBefore: """
            ieteicams līdz; ieteicams līdz beigām; ieteicams; ieteicams patērēt līdz; labākais līdz;
            minimālais derīguma termiņš; ieteicams lietot līdz; ieteicams izlietot līdz; ieteicams pirms; i.l.
            """,
            .useBy: "izlietot līdz; izlietot; derīgs līdz; lietot līdz; patērēt līdz",
            .expiry: "derīguma termiņš; derīguma termiņš līdz; derīgs līdz beigām; realizēt līdz; der līdz; der term",
            .production: """
            ražots; izgatavots; ražošanas datums; saražots; cepts; dēšanas datums; izgatavošanas datums; raž;
            pagatavots; grauzdēts; grauzdēšanas datums; kauts; nozvejots; dēts; pildīts; slaukts; atkausēts
            """,
            .packed: "iepakots; fasēts; iepakošanas datums; fasēšanas datums; sapakots; iesaiņots",
            .frozen: "sasaldēts; saldēts; sasaldēšanas datums",
            .harvest: "novākts; raža",
            .lot: "partija; partijas nr; partijas numurs; sērija",
            .promotion: """
            akcija; loterija; piedāvājums; spēkā līdz; konkurss; laimē; akcija spēkā; kupons; atlaide; balva
            """,
            .ignored: "kopš; dibināts; tālr; cena; tel",
            .elsewhere: """
            skatīt; skat; sk; skatīt uz; skat uz; norādīts uz; norādīts; uz iepakojuma; uz vāciņa; sk uz;
            skatīt vāku; skatīt iepakojumu
            """,
            .opened: "pēc atvēršanas; atvērtu; atvērts; pēc atkausēšanas; pēc iepakojuma atvēršanas",
            .shelfLife: "derīgums; uzglabāšanas laiks",
            .fromProduction: """
            no ražošanas; no izgatavošanas; no ražošanas datuma; no iepakošanas; no dēšanas; no grauzdēšanas
            """,
            .end: "beigām; beigas; beigu",
            .days: "dienas; diennaktis; diena",
            .weeks: "nedēļas; nedēļa",
            .months: "mēneši; mēnešus; mēnesis; mēn",
            .years: "gadi; gads; gadus",
            .hours: "stundas; stundu",
            .within: "laikā; izlietot; derīgs; uzglabāt; ne ilgāk",
            .freshFood: """
            piens; jogurts; krējums; biezpiens; kefīrs; olas; vista; cāļa; gaļa; malta; šķiņķis; desa; salāti; svaigs;
            maize; torte; lasis; zemenes; uzglabāt temperatūrā
            """,
            .lastingFood: """
            tēja; kafija; rīsi; makaroni; medus; ievārījums; konservi; pupas; šprotes; zupa; sinepes; šokolāde;
            konfektes; cepumi; čipsi; pārslas; rieksti; alus; vīns; saldēts
            """,
            .notice: "čeks; kopā; summa; rēķins; pasūtījums; piegāde; biļete; atsaukums; pvn; paldies",
        ])
}
