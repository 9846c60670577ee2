extension MessageLanguage {
    /// What can go wrong every day, in French.
    static let frenchErrors: [Phrase: String] = [
        .noSuchFile: "ce fichier n'existe pas",
        .noPhotos: "pas de photos dans ce dossier",
        .notAFile: "pas un fichier ordinaire",
        .mayNotRead: "pas le droit de le lire",
        .noPicture: "pas une image d'un format connu ({})",
        .damagedPicture: "l'image est endommagée ou coupée",
        .pictureTooLarge: "l'image dépasse la limite",
        .pictureTooSlow: "la lecture de l'image a pris trop de temps",
        .decoderCrashed: "le décodeur a échoué sur cette image",
        .noLanguageData: "la reconnaissance de texte n'a pas de données de langue (installer {})",
        .notAMember: "vous n'êtes pas membre de ce foyer ; {} montre les vôtres",
        .noSuchItem: "cet article n'existe pas",
        .databaseBusy: "un autre programme utilise la base de données ; réessayer",
        .diskFull: "le disque est plein",
        .newerDatabase: "la base de données vient d'une version plus récente de kif-scan",
        .notADatabase: "le fichier n'est pas une base de données de kif-scan, ou il est endommagé",
        .databaseUnusable: "la base de données est inutilisable : {}",
        .noServer: "le serveur est injoignable",
        .databaseRefused: "la base de données refuse : {}",
        .nothingLeft: "il n'en reste rien",
        .notEnough: "il y en a moins : {} ; donner une quantité plus petite, ou \"all\"",
        .noAmount: "le nombre doit être 1 ou plus (0 ou plus pour les jours et --quantity)",
        .tooMuch: "le nombre est de {} au plus",
        .nothingToChange: "c'est déjà ainsi ; rien n'a changé",
        .openAlready: "il est déjà ouvert, depuis {} ; donner avec --days combien de jours il se garde",
        .isFrozen: "il est congelé ; le décongeler d'abord : kif-scan thaw ID",
        .notFrozen: "il n'est pas congelé",
        .useByIsOver: "la date limite est dépassée ({}) : congeler ne le rend pas sûr ; kif-scan waste ID le retire",
        .thawedBefore: "il a déjà été décongelé et porte une date limite : ne pas le recongeler",
        .changedSince: "il a été modifié depuis ({}), donc rien n'est annulé ; kif-scan fix ID le change",
        .packsGone:
            "les paquets ne sont plus là, donc rien n'est annulé ; kif-scan fix ID --quantity donne le "
            + "nombre",
        .itemGone:
            "l'article a disparu, ou il est revenu, donc rien n'est annulé ; kif-scan journal dit ce qui "
            + "s'est passé",
        .nothingToUndo: "vous n'avez rien changé qui puisse être annulé",
        .noReference: "nommer l'article par son nom ou par le début de son identifiant ; kif-scan list montre les deux",
        .unknownItem:
            "aucun article n'a ce nom, ni un identifiant qui commence par '{}' ; kif-scan list montre les deux",
        .itemMeant: "aucun article n'a ce nom, ni un identifiant qui commence par '{1}' ; est-ce {2} ?",
        .severalItems: "'{1}' peut être l'un de {2} ; donner plus de l'identifiant, que kif-scan list montre",
        .unknownDate:
            "'{}' n'est pas une date connue ; écrire 2027-03-12, 2027-03, 12.3., \"march 27\", tomorrow ou "
            + "+3d",
        .noSuchDay: "le jour '{}' n'existe pas",
        .ambiguousText: "'{1}' peut vouloir dire {2} ; écrire celle qui est voulue",
        .or: "{1} ou {2}",
    ]
}
