extension LabelLanguage {
    static let french = LabelLanguage(
        "fr",
        months: """
            janv janvier jan janvr; févr février fév fevr fevrier; mars mar; avr avril; mai; juin jun;
            juil juillet jul juill; août aoû aout aou; sept septembre sep; oct octobre; nov novembre; déc décembre
            """,
        weekdays: "lun lundi; mar mardi; mer mercredi; jeu jeudi; ven vendredi; sam samedi; dim dimanche",
        numbers: "un deux trois quatre cinq six sept huit neuf dix onze douze dix-huit=18",
        ordinals: """
            première premier premiers premières 1ère 1re 1er; deuxième seconde second 2e 2ème 2nde; troisième 3e 3ème;
            dernière dernier derniers dernières
            """,
        periods: "du de entre; au a à et",
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
            .expiry: "date d'expiration; péremption; date de péremption",
            .sellBy: "à vendre avant; à vendre avant le; date limite de vente; dlv; vendre avant",
            .production: """
            fabriqué le; fabrication; date de fabrication; produit le; date de production; fab; fab le; pondu le; date
            de ponte; ponte; torréfié le; date de torréfaction; embouteillé le; préparé le; abattu le; cuit le; élaboré
            le; pêché le; pêche#; date de pêche; brassé le; moulu le; cuit#; fumé le; tranché le; trait le; pressé le;
            dégorgement; dégorgé le; dégorgé#; date de dégorgement; pondus le; pondus#; oeufs pondus le; œufs pondus le;
            éclos le; récolté#; fait le; réalisé le; torréfié#; distillé#; mis en bouteille le; mise en bouteille;
            fabriqué; date de fab; date fabrication; préparé; cuisiné le; torréfié; torréfaction; abattage; découpé le;
            débarqué le; pondu; traite du; traite le; dégorgé; dégorgée le; mis en conserve le; cueilli le; moissonné;
            né le; pain cuit le; cuit ce jour; coupé le
            """,
            .packed: """
            emballé le; conditionné le; date d'emballage; date de conditionnement; emb; emballage; conditionnement;
            cond; mis en sachet le; conditionné; condit; emballé; emb le; emb. le; date emballage; ensaché le;
            préemballé le; pesé le
            """,
            .frozen: "produit congelé le; congelé le; surgelé le; date de congélation",
            .harvest: "récolté le; récolte; millésime",
            .lot: "lot; n° de lot; n de lot; numéro de lot; no lot; n lot; lot n",
            .promotion: """
            offre valable; offre; concours; promotion; valable jusqu'au; valable du; tirage; grand jeu; participez;
            gagnez; remboursement; jeu concours; 100 gagnant; à gagner; règlement; sans obligation d'achat; valable; bon
            de réduction; coupon; remise; date limite du jeu; offre spéciale; soldes; du jeu; loterie; offre remboursée;
            remboursé; envoi avant le; cachet de la poste; offre valable jusqu'au; promo; tirage au sort; à valoir;
            réduction immédiate; carte de fidélité; bon d'achat; code promo; fin du jeu; catalogue; jeu; prix valable;
            promotion valable; du lundi
            """,
            .ignored: """
            depuis; fondé en; fondée en; maison fondée en; tél; téléphone; prix; service consommateurs; numéro vert;
            réf; médaille; participation; brevet; à partir du; appel gratuit; mise à jour; édition; rue; rue du; avenue;
            place du; boulevard; version; indice; ver; edition; foire; salon; notice révisée; révisée; révisé; dernière
            révision; boîte postale; bp; horaires; ouvert de; heures d'ouverture; four; micro-ondes; cuisson; minutes;
            recette; commande; date de commande; livraison; date de livraison; facture; ticket; prix valable;
            certificat; norme; agrément; médaille d'or; concours général; date de naissance; imprimé le; impression;
            certifié; médaille d'argent; label rouge depuis; élu; rcs; siret; télécopie; cedex; n° lot imprimé; date de
            révision; ouvert du; analyse du; norme nf
            """,
            .elsewhere: """
            voir; voir sur; voir fond; voir couvercle; voir dessus; voir dessous; voir date; voir emballage;
            voir bouchon; figurant sur; indiquée sur; indiqué sur; inscrite sur; mentionnée sur; date sur;
            voir la date
            """,
            .opened: "après ouverture; une fois ouvert; ouverture",
            .shelfLife: "durée de conservation; durée de vie",
            .fromProduction: """
            après fabrication; dès fabrication; après emballage; à compter de la fabrication; après la date de
            fabrication; à partir de la date de fabrication; après conditionnement; après la date d'emballage; après
            production; suivant la fabrication; suivant la date de fabrication; suivant l'emballage; suivant le
            conditionnement; suivant la date d'emballage; après la ponte; après ponte; après torréfaction; suivant la
            ponte; après le dégorgement; après cuisson; après la torréfaction; après embouteillage; après le
            conditionnement; après mise en bouteille; suivant la date de ponte; après la traite; après traite; suivant
            la traite; après abattage; après découpe; à partir de la fabrication; après pêche; après préparation; à
            compter de la date d'achat; après achat; suivant l'achat
            """,
            .end: "fin; la fin; fin:; fin du mois; fin du mois de; la fin du mois de",
            .days: "jours; jour; jrs",
            .weeks: "semaines; semaine",
            .months: "mois",
            .years: "ans; an; années; année",
            .dayMonthYearHint: "jj mm aa; jj mm aaaa; jour mois année; jjmmaa; jjmmaaaa",
            .yearMonthDayHint: "aa mm jj; aaaa mm jj; année mois jour",
            .hours: "heures; heure; h",
            .within: """
            dans les; sous; dans un délai de; endéans; se conserve; à consommer dans les; à consommer sous; à consommer
            dans; se conserve jusqu'à; conservation; pendant; consommer dans les; max; maximum
            """,
            .thawed: "décongelé le; décongelé#; date de décongélation",
            .thawing: "après décongélation; après la décongélation",
            .calendarWeek: "semaine; sem; s",
            .quarter: "trimestre; t",
            .halfYear: "semestre",
            .monthDayYearHint: "mm jj aa; mm jj aaaa; mois jour année",
            .monthYearHint: "mm aa; mm aaaa; mois année",
            .freshFood: """
            lait; lait frais; yaourt; yaourts; crème; crème fraîche; fromage blanc; mozzarella; oeufs; poulet; dinde;
            boeuf; porc; agneau; steak; haché; jambon; saucisses; charcuterie; salade; sandwich; frais; fraîche; pain;
            brioche; gâteau; tarte; saumon; filets; crevettes; houmous; épinards; fraises; framboises; champignons;
            tofu; à conserver au réfrigérateur; au froid; mousse; rillettes; escalopes; traiteur
            """,
            .lastingFood: """
            thé; café; riz; pâtes; miel; confiture; conserve; haricots; lentilles; thon; sardines; soupe; bouillon;
            moutarde; chocolat; bonbons; biscuits; chips; céréales; avoine; noix; amandes; séché; lait en poudre;
            protéines; vitamine; complément alimentaire; bière; sirop; concentré; velouté; brique
            """,
            .notice: """
            ticket; total ttc; ticket de caisse; caisse; facture; commande; livraison; livré; bon de livraison; rappel;
            rappel produit; produit rappelé; merci de votre visite; total eur; tva; fin du rappel; certificat; délivré;
            délivré le; commercialisées; commercialisées du; date de fin de rappel; motif; lots concernés
            """,
            .freezing: "congélateur; congelé; congelée; surgelé; surgelés; surgelée",
            .unopened: "avant ouverture; non ouvert; non ouverte; fermé; fermée; dans son emballage fermé",
            .chilling: """
            réfrigérateur; au réfrigérateur; au frigo; au frais; à conserver au frais; conserver au frais; réfrigéré
            """,
            .early: "début; début du mois de; le début; au début de; commencement",
            .middle: "mi; mi-; milieu; milieu de; le milieu; courant; à la mi",
            .halfOfMonth: "quinzaine; moitié",
            .thirdOfMonth: "décade",
            .firstDay: """
            à partir du; à partir de; à partir; dès le; ne pas consommer avant; ne pas consommer avant le; ne pas
            utiliser avant; ne pas utiliser avant le; ne pas vendre avant; ne pas vendre avant le; ne pas ouvrir
            avant; ne pas ouvrir avant le; ne pas boire avant; ne pas déguster avant; pas avant; pas avant le; mûr à
            partir du; à déguster à partir du; à consommer à partir du; à consommer après le; meilleur après; meilleur
            après le; meilleur à partir du; meilleur dès le; en magasin le; en magasin dès le; en magasin à partir du;
            en vente le; en vente dès le; en vente à partir du; mise en vente; mise en vente le; disponible le;
            disponible dès le; disponible à partir du; date de livraison; jour de livraison; livraison; livraison le;
            livré le; livrable; date d'expédition; expédié le; expédition; date d'arrivée; arrivée le; ouverture le;
            date de sortie; sortie le; date de réception; réception le
            """,
            .notFood: """
            points; vos points; bon d'achat; bons d'achat; bon de réduction; chèque cadeau; carte cadeau; coupon;
            offre; offres; licence; licence no; permis; abonnement; adhésion; certificat; certificat no; appli;
            application; télécharger; téléchargez; assurance; billets; concours; jeu; tirage; prix; remise; code
            promo; essai gratuit; compte; carte de fidélité; timbres; vignettes; ticket; licences; abonnements;
            certificats; bons
            """,
            .validUntil: """
            expire le; expire fin; expire; expirent le; expirent; valables jusqu'au; valable jusqu'à; valide jusqu'au;
            valides jusqu'au
            """,
        ])
}
