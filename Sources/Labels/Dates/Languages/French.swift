extension LabelLanguage {
    static let french = LabelLanguage(
        "fr",
        months: """
            janv janvier jan janvr; févr février fév fevr fevrier; mars mar; avr avril; mai; juin jun;
            juil juillet jul juill; août aoû aout aou; sept septembre sep; oct octobre; nov novembre; déc décembre
            """,
        words: [
            .bestBefore: """
            à consommer de préférence avant le; à consommer de préférence avant;
            à consommer de préférence avant fin; à consommer de préférence avant la fin;
            à consommer de préférence avant la date; à consommer de préférence; consommer de préférence avant;
            consommer de préférence avant le; de préférence avant; de préférence avant le;
            de préférence avant fin; préférence avant le; préférence avant fin; à cons de préf av;
            à cons de préf avant; a cons de pref av le;
            à cons de préférence avant; à consommer de préf avant; à consommer de préf avant le;
            cons de préf avant; cons de pref av; acdp avant; ddm; dluo; d d m; dcr;
            date de consommation recommandée; date de durabilité minimale; durabilité minimale;
            à consommer de préf av
            """,
            .useBy: """
            à consommer jusqu'au; à consommer avant le; à consommer avant; à consommer au plus tard le;
            à consommer avant fin; consommer avant; consommer avant le; consommer jusqu'au; dlc;
            date limite de consommation; à utiliser avant; à utiliser avant le; limite de consommation;
            à consommer le; utiliser avant
            """,
            .expiry: "date d'expiration; expire le; péremption; date de péremption; expire fin; expire",
            .sellBy: "à vendre avant; à vendre avant le; date limite de vente; dlv; vendre avant",
            .production: """
            fabriqué le; fabrication; date de fabrication; produit le; date de production; fab; fab le; pondu le;
            date de ponte; ponte; torréfié le; date de torréfaction; embouteillé le; préparé le; abattu le;
            cuit le; élaboré le
            """,
            .packed: """
            emballé le; conditionné le; date d'emballage; date de conditionnement; emb; emballage;
            conditionnement; cond; mis en sachet le
            """,
            .frozen: "produit congelé le; congelé le; surgelé le; date de congélation",
            .harvest: "récolté le; récolte; millésime",
            .lot: "lot; n° de lot; n de lot; numéro de lot; no lot; n lot; lot n",
            .promotion: """
            offre valable; offre; jeu; concours; promotion; valable jusqu'au; valable du; tirage; grand jeu;
            participez; gagnez; remboursement
            """,
            .ignored: """
            depuis; fondé en; fondée en; maison fondée en; tél; téléphone; prix; service consommateurs;
            numéro vert; réf; médaille; participation; brevet; à partir du; appel gratuit; mise à jour; édition; rue; rue du; avenue; place du; boulevard
            """,
            .elsewhere: """
            voir; voir sur; voir fond; voir couvercle; voir dessus; voir dessous; voir date; voir emballage;
            voir bouchon; figurant sur; indiquée sur; indiqué sur; inscrite sur; mentionnée sur; date sur;
            voir la date
            """,
            .opened: "après ouverture; après décongélation; une fois ouvert; dans les; ouverture",
            .shelfLife: "durée de conservation; durée de vie",
            .fromProduction: """
            après fabrication; dès fabrication; après emballage; à compter de la fabrication;
            après la date de fabrication; à partir de la date de fabrication; après conditionnement;
            après la date d'emballage; après production; suivant la fabrication; suivant la date de fabrication;
            suivant l'emballage; suivant le conditionnement; suivant la date d'emballage
            """,
            .end: "fin; la fin; fin:",
            .days: "jours; jour",
            .weeks: "semaines; semaine",
            .months: "mois",
            .years: "ans; an; années; année",
            .weekday: "lun; lundi; mardi; mer; mercredi; jeudi; ven; vendredi; sam; samedi; dim; dimanche",
            .dayMonthYearHint: "jj mm aa; jj mm aaaa; jour mois année; jjmmaa; jjmmaaaa",
            .yearMonthDayHint: "aa mm jj; aaaa mm jj; année mois jour",
        ])
}
