/// Words and phrases that show what a photo is of, indexed for lookup.
///
/// Phrases are separated by commas and line breaks; case and marks are ignored. Left out are words that packs of food
/// use.
struct SubjectWords: Sendable {
    /// What a word is about.
    enum Topic: String, CaseIterable, Sendable {
        case medicine, identity, bankCard, ticket, letter, receipt, calendar, book, recording, device, screen, parcel
        /// Words of stories, which packs hardly use.
        case story
        /// Goods with a date that are no food.
        case cosmetics
    }

    /// The shared words, indexed on first use.
    static let shared = SubjectWords()
    /// The length of the longest phrases, in words.
    static let maximumPhraseLength = 4

    private let topics: [String: Topic]

    private init() {
        var topics: [String: Topic] = [:]
        for (topic, list) in Self.lists {
            for phrase in list.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
                let words = LabelToken.tokens(of: TextLine(text: String(phrase)), upTo: ProductLine.maximumLength)
                topics[words.map(\.folded).joined(separator: " ")] = topic
            }
        }
        self.topics = topics
    }

    /// The topic of a folded phrase with one space between words; nil for an unknown phrase.
    func topic(of phrase: String) -> Topic? { topics[phrase] }

    /// Whether a folded word ends as the names of active substances do (the stems of the World Health Organization's
    /// international nonproprietary names), in the forms of several languages.
    static func isSubstance(_ word: String) -> Bool {
        guard word.utf8.count >= 8 else { return false }
        var stem = Substring(word)
        for ending in ["ium", "um", "us", "e", "o", "a"] where stem.hasSuffix(ending) {
            stem = stem.dropLast(ending.count)
            break
        }
        return stems.contains { stem.hasSuffix($0) || word.hasSuffix($0) }
    }

    private static let stems = [
        "profen", "cillin", "prazol", "sartan", "statin", "mycin", "micin", "cyclin", "ciclin", "conazol", "nidazol",
        "caine",
        "cain", "dipin", "gliptin", "gliflozin", "setron", "tidin", "tinib", "limus", "oxacin", "azepam", "azolam",
        "barbital",
        "terone", "teron", "olone", "asone", "metacin", "coxib", "olol", "terol", "pril",
        "vudin", "ciclovir", "parin", "thiazid",
        "fenac", "triptan", "oxetin", "pramin", "formin", "tadin", "tirizin", "cetamol", "thyroxin", "mycetin",
        "dronat",
        "lukast", "gabalin", "triptyline",
    ]

    private static let lists: [(Topic, String)] = [
        (
            .medicine,
            """
            tablet, tablets, film coated, caplets, capsule, capsules, ointment, eye drops, ear drops, nasal spray, \
            oral use, for oral use, oral suspension, oral solution, for external use, external use only, injection, \
            suppositories, package leaflet, patient information, active substance, active ingredient, dosage, dose, \
            keep out of the reach of children, reach of children, sight and reach, reach and sight, prescription, \
            prescription only, rx, rx only, pharmacy, pharma, pharmaceutical, pharmaceuticals, laboratories, \
            physician, medicine, medicines, medicinal, analgesic, antibiotic, pain relief, schedule h, schedule h \
            drug, registered medical practitioner, usp, bp, ph eur, adults and children over, doctor or pharmacist, \
            side effects, hydrochloride, sodium salt, maleate, sulphate, tartrate, besylate, ibuprofen, paracetamol, \
            acetaminophen, aspirin, amoxicillin, omeprazole, metformin, diclofenac, cetirizine, loratadine, \
            tabletten, filmtabletten, retardtabletten, hartkapseln, weichkapseln, brausetabletten, kapseln, salbe, \
            augentropfen, nasenspray, tropfen zum einnehmen, zum einnehmen, ampoules, ampullen, ampolas, suspension, \
            conservans, excipiens, antigripal, disinfectant, desinfektion, händedesinfektion, zur anwendung, \
            packungsbeilage, gebrauchsinformation, wirkstoff, arzneimittel, apothekenpflichtig, \
            verschreibungspflichtig, apotheke, für kinder unzugänglich, unzugänglich aufbewahren, risiken und \
            nebenwirkungen, arzt oder apotheker, dosierung, pzn, hustensaft, schmerztabletten, comprimé, comprimés, \
            gélules, gélule, pelliculés, pelliculé, sécables, pommade, collyre, voie orale, voie cutanée, \
            médicament, médicaments, pharmacie, laboratoires, lire la notice, la notice, notice avant utilisation, \
            portée des enfants, posologie, ordonnance, principe actif, substance active, liste i, liste ii, \
            uniquement sur ordonnance, comprimidos, comprimido, cápsulas duras, recubiertos, vía oral, medicamento, \
            medicamentos, prospecto, receta médica, alcance de los niños, principio activo, farmacia, farmacéutico, \
            posología, jarabe, pomada, revestidos, uso adulto, uso oral, uso pediátrico, uso adulto e pediátrico, \
            prescrição médica, venda sob prescrição, sob prescrição, alcance das crianças, farm resp, farmacêutico, \
            crf, reg ms, indústria farmacêutica, medicamento genérico, genérico, lei n, compresse, compressa, \
            compresse rivestite, capsule rigide, supposte, uso orale, foglio illustrativo, medicinale, medicinali, \
            portata dei bambini, principio attivo, filmomhulde, tabletki, tabletki powlekane, kapsułki, lek, leków, \
            apteka, ulotką, ulotka, doustnie, bijsluiter, geneesmiddel, bereik van kinderen, tabletta, filmtabletta, \
            gyógyszer, tableta, tablety, potahované, lék, таблетки, капсулы, лекарственное средство, препарат, \
            инструкция по применению, аптека, мазь, tablett, filmdragerade, filmovertrukne, läkemedel, bipacksedel, \
            lääke, tabletti, δισκία, φάρμακο, migräne, kopfschmerzen, schmerzen, fieber, husten, schnupfen, \
            erkältung, headache, migraine, fever, cough, cold flu, pain reliever, allergy relief, hay fever, \
            antihistamine, antacid, laxative, nasal, emulgel, bayer, sanofi, pfizer, novartis, gsk, ratiopharm, \
            stada, hexal, teva, sandoz, zentiva, medley, eurofarma, cipla, sun pharma, abbott, lupin, mylan, \
            viatris, biogaran, mfg lic, mfg lic no, mfg lic no mb, clavulanate, xylometazoline, acetylsalicylic \
            acid, acetylsalicylsäure, for adults, adulte, adultes, for the treatment, auf der haut, einreiben, \
            schmerzgel, douleur, douleurs, fièvre, dolor, fiebre, tos, dor, febre, tosse, dolore, febbre, pain, \
            blister, insulin, vaccine, syringe, inhaler, inhalation, plaster, pflaster, wundsalbe, antiseptic, \
            antiseptikum, wirkstoffe, tropfen, zäpfchen, lutschtabletten, lozenges, homeopathic, homöopathisch, \
            globuli
            """
        ),
        (
            .identity,
            """
            passport, passeport, reisepass, pasaporte, passaporto, passaporte, paspoort, paszport, identity card, \
            identity, id card, personalausweis, carte nationale, carte d identité, carta d identità, documento \
            nacional, documento nacional de identidad, dni, driving licence, driving license, driver license, driver \
            s license, führerschein, permis de conduire, permiso de conducción, patente di guida, residence permit, \
            aufenthaltstitel, titre de séjour, permiso de residencia, surname, given names, given name, first name, \
            last name, first names, nationality, date of birth, place of birth, date of issue, birth, dob, sex, \
            holder, nachname, vornamen, vorname, staatsangehörigkeit, geburtstag, geburtsort, geburtsdatum, \
            ausstellungsdatum, behörde, nationalité, prénom, prénoms, né le, née le, date de naissance, lieu de \
            naissance, date de délivrance, sexe, apellidos, apellido, nombre, nacionalidad, fecha de nacimiento, \
            lugar de nacimiento, nacimiento, fecha de expedición, cognome, nome, cittadinanza, data di nascita, \
            luogo di nascita, data di rilascio, nacionalidade, data de nascimento, nationaliteit, geboortedatum, \
            geboorteplaats, obywatelstwo, data urodzenia, student id, matriculation, student card, health insurance, \
            health insurance card, personal number, social security, versichertenkarte, krankenversicherung, \
            república, republic, république française, bundesrepublik deutschland, united states of america, united \
            kingdom, authority, autorité, autoridad, signature of bearer, unterschrift, signature du titulaire, visa \
            type, visa, employee id, ausweis, member since, membership, mitgliedskarte, national id, passport card, \
            expires on, gültig bis, date of expiry, residence, issued by, issuing authority, place of residence, \
            colour of eyes, \
            eyes, anschrift, augenfarbe, wohnort, domicile, studierendenausweis, studentenausweis, matrikelnr, \
            matrikelnummer, universität, member card, membership card, library card, bibliotheksausweis, \
            mitgliedsnummer, mitgliedsausweis, member no, permesso di soggiorno, schwerbehindertenausweis, \
            dienstausweis, badge, visitor, employee, cédula, documento, identidad, identità, identité, numéro de \
            sécurité sociale, carte vitale, vitale, nhs, medicare, voter, permit, licence, license, class b, \
            categories, cardholder name, \
            european health insurance card, european health insurance, europäische krankenversicherungskarte, \
            krankenversicherungskarte, carte européenne d assurance, assurance maladie, \
            tarjeta sanitaria europea, tarjeta sanitaria, tessera europea di assicurazione, tessera sanitaria, \
            assicurazione malattia, cartão europeu de seguro, seguro de doença, \
            europese ziekteverzekeringskaart, ziekteverzekeringskaart, zorgpas, \
            europejska karta ubezpieczenia zdrowotnego, ubezpieczenia zdrowotnego, \
            det europæiske sygesikringskort, sygesikringskort, sundhedskort, europeiska sjukförsäkringskortet, \
            europeisk helsetrygdkort, eurooppalainen sairaanhoitokortti, evropský průkaz zdravotního pojištění, \
            průkaz zdravotního pojištění, európsky preukaz zdravotného poistenia, \
            európai egészségbiztosítási kártya, egészségbiztosítási, cardul european de asigurări, \
            evropska kartica zdravstvenega zavarovanja, europska kartica zdravstvenog osiguranja, \
            ευρωπαϊκή κάρτα ασφάλισης ασθένειας, gesundheitskarte, elektronische gesundheitskarte, \
            versichertennummer, versicherung, techniker krankenkasse, persönliche kennnummer, \
            kennnummer des trägers, kennnummer der karte, \
            member id, copay, policy holder, \
            policyholder, insured, rx bin, rxbin, driver licence, drivers license, drivers licence, \
            driving permit, dvla, fahrerlaubnis, führerausweis, lenkberechtigung, permis de conduite, \
            permiso de conducir, licencia de conducir, carta de condução, rijbewijs, \
            prawo jazdy, kørekort, körkort, førerkort, ajokortti, řidičský průkaz, vodičský preukaz, \
            vezetői engedély, permis de conducere, vozniško dovoljenje, vozačka dozvola, δίπλωμα οδήγησης, \
            άδεια οδήγησης, водительское удостоверение, свидетельство за управление, sürücü belgesi, 4b, \
            4c, loyalty card, loyalty, loyalty club, club card, clubcard, bonus card, points card, member card, \
            kundenkarte, bonuskarte, bonusprogramm, treuekarte, punktekarte, carte de fidélité, fidélité, \
            numéro de carte, valable jusqu au, titulaire, carte fidélité, \
            carte client, carte d adhérent, carte de membre, adhérent, tarjeta de fidelidad, \
            tarjeta de fidelización, tarjeta cliente, tarjeta de socio, carnet de socio, número de socio, \
            carta fedeltà, tessera punti, tessera socio, tessera associativa, cartão de fidelidade, \
            cartão cliente, cartão de sócio, klantenkaart, spaarkaart, ledenpas, lidmaatschap, \
            karta stałego klienta, karta lojalnościowa, legitymacja członkowska, membership card, \
            membership number, membership no, member number, gym membership, fitness club, student no, \
            student number, pupil card, school card, school pass, schülerausweis, schülerkarte, schulausweis, \
            carte étudiant, carte d étudiant, carte scolaire, carte lycéen, carnet escolar, \
            carnet de estudiante, tarjeta estudiante, carné de estudiante, tessera studente, \
            tessera universitaria, libretto universitario, cartão de estudante, collegekaart, studentenkaart, \
            schoolpas, legitymacja szkolna, legitymacja studencka, university of, gymnasium, borrower, \
            carte de bibliothèque, carné de biblioteca, tessera biblioteca, bibliotheekpas, \
            n tessera, numero tessera, iscritto dal, mitglieds nr, lidnummer, adhérent depuis, \
            carte d assuré, assuré, afiliación, número de afiliación, codice fiscale, nhs no, \
            personal identification number, identification number, kennnummer, numéro d identification, \
            número de identificación, numero di identificazione, número de identificação, identificatienummer, \
            numer identyfikacyjny, identifikační číslo, identifikationsnummer, identifieringsnummer, \
            tunnusnumero, personnummer, henkilötunnus, osobní číslo, nazwisko, imiona, imię i nazwisko, \
            nr legitymacji, apelido, nome próprio, voornamen, příjmení, datum narození, efternavn, fornavne, \
            fødselsdato, efternamn, förnamn, födelsedatum, sukunimi, etunimet, syntymäaika, születési idő, \
            data nașterii, prenume, επώνυμο, ημερομηνία γέννησης, datum rojstva, datum rođenja
            """
        ),
        (
            .bankCard,
            """
            valid thru, valid from, month year, good thru, expires end, expire fin, debit, credit card, debit card, \
            mastercard, visa debit, visa electron, maestro, girocard, american express, cvv, cvc, cvv2, iban, bic, \
            swift, bank, banque, banco, sparkasse, volksbank, raiffeisen, caixa, contactless, cardholder, authorized \
            signature, authorised signature, kontonummer, kartennummer, card number, sort code, account number, \
            cirrus, discover, diners club, carte bancaire, prepaid, geldig t m, pasnr, rekeningnummer, kreditkarte, \
            bankkarte, girokarte, v pay, relevé de compte, solde, kontoauszug, saldo, account statement, postbank, \
            commerzbank, deutsche bank, hsbc, barclays, lloyds, santander, bbva, bnp paribas, société générale, \
            crédit agricole, banque postale, unicredit, intesa, rabobank, abn amro, ing, revolut, monzo, n26, chase, \
            citibank, wells fargo, capital one, amex, platinum, gold card, rewards, electronic use only
            """
        ),
        (
            .ticket,
            """
            ticket, tickets, boarding, boarding pass, bordkarte, carte d embarquement, tarjeta de embarque, flight, \
            vol n, gate, gate closes, seat, seats, row, economy class, passenger, passagier, fahrkarte, fahrschein, \
            sitzplatz, wagen, 2 klasse, 1 klasse, 2nd class, 1st class, 2e classe, coach, platform, departure, \
            depart, arrival, arrive, abfahrt, ankunft, gleis, hinfahrt, rückfahrt, billet, voiture, place assise, \
            composter, départ, arrivée, billete, biglietto, asiento, fila, clase turista, salida, llegada, partenza, \
            arrivo, carrozza, posto, admit one, admission, eintritt, eintrittskarte, entrada, entrée, einlass, \
            beginn, doors, doors open, concert, konzert, reihe, platz, block, stadium, theatre, theater, cinema, \
            kino, festival, museum, musée, museo, zoo, day pass, tageskarte, adult, erwachsener, plein tarif, single \
            journey, return ticket, non refundable, not transferable, nicht übertragbar, no refunds, no exchange, \
            parking, parkschein, parken, pay display, stationnement, einzelfahrt, railway, train, metro, bus, \
            airlines, airways, booking reference, e ticket, live in concert, tour, vvk, screen 1, salle, sala, \
            travelcard, zone, zones, off peak, ice, tgv, inoui, sncf, db, bahn, renfe, trenitalia, italo, eurostar, \
            amtrak, flixbus, easyjet, ryanair, lufthansa, air france, british airways, klm, iberia, delta, departs, \
            arrives, departing, gate shuts, sequence, einfache fahrt, einfach, hin und rückfahrt, hbf, hauptbahnhof, \
            bahncard, erwachsene, ermäßigt, concession, child, children s ticket, valid on, date of travel, \
            reisetag, zugbindung, flexpreis, sparpreis, dossier, quai, aller simple, aller retour, ida, ida y \
            vuelta, andén, pasajero, vuelo, volo, passeggero, treno, gültig am, einzelticket, kurzstrecke, tarif, \
            tarifbereich, sbb, halbtax, opera, ballet, matinee, stalls, circle, balcony, parkett, rang, loge, \
            tribüne, ingresso, screen, film, imax, weekly, monthly pass, day return, open return, ferry, cruise, \
            cabin, terminal, check in, bag drop, baggage, luggage, lounge, conductor, fare, raffle, lottery, lotto, \
            voucher, coupon code, \
            travel pass, season ticket, annual pass, monthly travel pass, weekly pass, bus pass, rail pass, \
            railcard, transit pass, travel card, oyster, monatskarte, jahreskarte, wochenkarte, jahresabo, \
            zeitkarte, deutschlandticket, jobticket, semesterticket, schülerticket, verkehrsverbund, \
            abonnement mensuel, abonnement annuel, carte de transport, titre de transport, navigo, pass navigo, \
            forfait mensuel, abono transporte, abono transportes, transporte público, abono mensual, abono anual, tarjeta de transporte, \
            abbonamento mensile, abbonamento annuale, tessera trasporti, passe mensal, passe anual, maandkaart, \
            ov chipkaart, jaarkaart, bilet miesięczny, bilet okresowy, karta miejska, månedskort, månadskort, \
            kuukausilippu
            """
        ),
        (
            .letter,
            """
            dear, dear sir, dear madam, yours sincerely, yours faithfully, sincerely, kind regards, best regards, \
            regards, enclosed, reference, invoice, account, customer service, customer number, terms and conditions, \
            appointment, insurance, policy number, sehr geehrte, sehr geehrter, sehr geehrte damen und herren, damen \
            und herren, mit freundlichen grüßen, freundliche grüße, freundlichen grüßen, betreff, rechnung, \
            rechnungsnummer, kundennummer, aktenzeichen, schreiben, überweisen, vertrag, finanzamt, bescheid, \
            anlage, bankverbindung, madame monsieur, madame, monsieur, veuillez agréer, salutations, salutations \
            distinguées, cordialement, objet, facture, contrat, courrier, ci joint, estimado, estimada, estimado \
            cliente, atentamente, saludo, cordial saludo, un cordial saludo, póliza, factura, asunto, gentile, \
            distinti saluti, cordiali saluti, oggetto, fattura, prezado, atenciosamente, geachte, met vriendelijke \
            groet, szanowni państwo, z poważaniem, love, hi, guten tag, liebe, lieber, cher, chère, council, tax, \
            statement, amount due, balance due, total due, due date, fällig, échéance, vencimiento de pago, bill to, \
            payment terms, revenue, customs, council tax, your reference, our ref, our reference, we are writing, \
            please contact, please call, hereby, tax code, tax year, notificación, notification, expediente, plazo, \
            señora, señor, le comunicamos, bonjour, à régler, montant à payer, n client, votre facture, votre \
            contrat, impôts, krankenkasse, bescheinigung, mitgliedsbescheinigung, mitteilung, anbei, hiermit, sehr \
            geehrter herr, sehr geehrte frau, viele grüße, liebe grüße, bis bald, my dear, santa, happy birthday, \
            best wishes, take care, see you, herzlichen glückwunsch, alles gute, frohe weihnachten, joyeux \
            anniversaire, feliz cumpleaños, reminder, mahnung, payment, zahlung, lieferschein, delivery note, \
            purchase order, bestellung, quotation, angebot, contract, agreement, signature, signed, unterzeichnet, \
            gez, diagnosis, patient, patientin, hospital, klinik, dr med, school, schule, zeugnis, certificate, \
            zertifikat, certificat, urkunde, student, pupil, homework, exam, memo, agenda item, minutes
            """
        ),
        (
            .receipt,
            """
            total, subtotal, sub total, total ttc, ttc, cash, change, change due, vat, vat no, cashier, till, served \
            by, receipt, thank you for shopping, thank you for your visit, thank you, auth code, card payment, \
            amount, qty, items, tendered, summe, summe eur, zwischensumme, bar, rückgeld, gegeben, mwst, ust, \
            steuer, netto umsatz, brutto, bon, kassenbon, kasse, es bediente sie, bediente, vielen dank, dank für \
            ihren einkauf, ihren einkauf, kartenzahlung, beleg, uid nr, tva, montant, espèces, rendu, carte bancaire \
            cb, caissier, caisse, merci, merci de votre visite, votre visite, à bientôt, siret, efectivo, cambio, \
            iva, importe, le atendió, gracias por su compra, gracias, nif, cif, base imponible, totale, totale \
            complessivo, contanti, resto, scontrino, grazie, subtotaal, btw, wisselgeld, contant, suma, gotówka, \
            reszta, paragon, eur, usd, gbp, pump, litres, diesel, unleaded, tip, table, server, debit tend, tend, \
            items sold, zu zahlen, zahlen, tisch, inkl mwst, bedienung, trinkgeld, l addition, addition, table no, \
            guests, take away, eat in, store, register, transaction, terminal id, merchant, aid, approval, approved, \
            sales tax, ihr einkauf, sie sparen, your savings, points, payback, clubcard, fidelity, carte de \
            fidélité, ticket n, n ticket, articles, nombre d articles, unidades, tarjeta, recibo, kassierer, \
            filiale, markt, trans, visa contactless
            """
        ),
        (
            .calendar,
            """
            monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, wed, thu, fri, sat, sun, mo, \
            di, mi, do, fr, sa, so, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag, \
            lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, lun, mar, mer, jeu, ven, sam, dim, lunes, \
            martes, miércoles, jueves, viernes, sábado, domingo, mié, jue, vie, sáb, dom, lunedì, martedì, \
            mercoledì, giovedì, venerdì, sabato, domenica, segunda, terça, quarta, quinta, sexta, maandag, dinsdag, \
            woensdag, donderdag, vrijdag, zaterdag, zondag, week, kw, calendar, kalender, calendrier, calendario, \
            lu, ma, me, je, ve, tu, we, th, su, january, february, march, april, june, july, august, september, \
            october, november, december, januar, februar, märz, mai, juni, juli, oktober, dezember, janvier, \
            février, mars, avril, juin, juillet, août, septembre, octobre, novembre, décembre, enero, febrero, \
            marzo, mayo, junio, julio, septiembre, octubre, noviembre, diciembre, gennaio, febbraio, aprile, maggio, \
            giugno, luglio, settembre, ottobre, dicembre, agenda, planner, semaine, woche, semana, settimana, \
            wandkalender, terminkalender, holiday, ferien, geburtstag von
            """
        ),
        (
            .book,
            """
            isbn, issn, novel, a novel, roman, novela, romanzo, bestseller, bestselling, author, edition, second \
            edition, chapter, kapitel, chapitre, capítulo, capitolo, translated by, übersetzt von, traduit par, \
            publisher, publishing, verlag, éditions, editions, editorial, cover design, fiction, literature, \
            paperback, taschenbuch, hardcover, press, books, book, penguin, thriller, masterpiece, prize, new york \
            times, the times, library, bibliothek, volume, illustrated, biography, figure, index, university, \
            magazine, journal, bloomsbury, heyne, rowohlt, fischer, suhrkamp, gallimard, hachette, harpercollins, \
            random house, vintage, springer, classics, tale, novels, copies sold, exemplare, million copies, livre \
            de poche, folio, anagrama, planeta, feltrinelli, mondadori, winner of, nobel, pulitzer, booker, series, \
            trilogy, stories, poems, memoir, dictionary, wörterbuch, atlas, reiseführer, guidebook, comics, manga, \
            krimi, sachbuch, kinderbuch, ages, afterword, foreword, contents page, copyright, reprinted, printed in, \
            isbn 10, isbn 13
            """
        ),
        (
            .recording,
            """
            compact disc, disc, digital audio, dvd, dvd video, blu ray, blu ray disc, cd rom, cd, stereo, vinyl, \
            records, recordings, music, musik, musique, emi, sony music, warner, universal music, polydor, \
            unauthorised copying, unauthorized copying, unauthorized duplication, all rights reserved, alle rechte \
            vorbehalten, tous droits réservés, sacem, gema, mcps, bonus track, soundtrack, album, symphony, \
            orchestra, orchestre, orchester, produced by, directed by, running time, laufzeit, subtitles, \
            untertitel, dolby, dolby digital, fsk, fsk ab, pg, region, pal, ntsc, microsoft, windows, software, \
            playstation, xbox, nintendo, game, video game, ram, mb ram, feat, remix, track, tracks, side a, side b, \
            live at, remastered, deluxe edition, feature film, region 2, widescreen, special features, cast, \
            starring, director s cut, hörbuch, audiobook, podcast, xbox one, ps4, ps5, pc dvd
            """
        ),
        (
            .device,
            """
            model, model no, modell, modèle, modelo, typ, type, serial, serial no, serial number, s n, p n, part no, \
            part number, input, output, eingang, ausgang, voltage, v ac, v dc, ac, dc, hz, watt, mah, wh, battery, \
            lithium, lithium ion, adapter, ac adapter, power supply, netzteil, charger, power consumption, fcc, fcc \
            id, fcc rules, part 15, complies with, this device, mac, mac address, wlan, ssid, wifi key, wpa, router, \
            printer, monitor, camera, usb, hdmi, rohs, ul listed, tüv, electric shock, risk of electric shock, \
            indoor use, do not open, do not dispose, made in china, assembled in, hergestellt in prc, fabriqué en \
            chine, rated, nennspannung, motor, rpm, psi, toner, cartridge, ink cartridge, led, lamp, imei, asset \
            tag, property of, waterproof, cotton, polyester, machine wash, do not bleach, size, ikea, bosch, \
            samsung, sony, philips, siemens, canon, epson, hp, lenovo, dell, apple, xiaomi, huawei, lg, panasonic, \
            sandisk, kingston, intel, logitech, brother, makita, gb, class 10, microsd, sdhc, ssd, e nr, fd, prod \
            no, designed by, design, wool, hand wash, dry clean, spandex, elastane, viscose, linen, screws, \
            schrauben, paint, lacquer, glue, adhesive, kleber, toy, toys, spielzeug, lego, puzzle, pieces, warranty, \
            garantie, instructions for use, manual, bedienungsanleitung, cable, kabel, bulb, filter, kwh, \
            energy, energie
            """
        ),
        (
            .screen,
            """
            settings, einstellungen, réglages, ajustes, inbox, posteingang, boîte de réception, chats, messages, \
            nachrichten, notifications, wi fi, bluetooth, battery 100, display, storage, software update, password, \
            passwort, mot de passe, sign in, log in, login, sign up, search, suche, rechercher, download, upload, \
            cookies, accept all, add to cart, shopping cart, newsletter, unsubscribe, reply, forward, delete, edit, \
            view, file, help, home, menu, back, next, cancel, ok, close, tab, tools, yesterday, gestern, hier, \
            today, weather, online, http, https, html, return 0, def, import, function, error, exception, lte, \
            desktop, folder, photo, reset, typing, online now, message, last seen, airplane mode, general, privacy \
            policy, apps, app store, google, play store, chrome, safari, firefox, youtube, whatsapp, instagram, \
            facebook, share, like, comment, follow, subscribe, followers, post, account settings, log out, logout, \
            sign out, username, email, e mail, buy now, checkout, basket, warenkorb, anmelden, abmelden, speichern, \
            löschen, save, open, copy, paste, undo, print, print screen, inbox 1, calls, contacts, gallery, maps, \
            notes, calculator, clock
            """
        ),
        (
            .parcel,
            """
            ship to, from, ship date, absender, empfänger, expéditeur, destinataire, remitente, destinatario, return \
            to, tracking, tracking no, sendungsnr, sendungsnummer, n de suivi, postage, postage paid, signature \
            required, einschreiben, priority mail, express, dhl, ups, ups ground, fedex, usps, dpd, gls, hermes, \
            royal mail, la poste, colissimo, chronopost, paket, parcel, package, shipment, warehouse, order no, po \
            box, zip, weight kg, carrier, first class mail, sender, recipient, deliver to, delivery address, postal \
            code, plz, fragile, do not bend, this side up, track and trace, shipping, shipping label, consignment, \
            amazon, prime, returns, retoure, customs declaration, cn22, airmail, par avion, stamp, postnl, correos, \
            poste italiane, österreichische post, deutsche post, swiss post
            """
        ),
        (
            .story,
            """
            he, she, him, her, his, hers, they, i, we were, had, was, were, said, would, could, never, nobody, \
            somebody, myself, himself, herself, whom, though, although, ich, er, ihm, ihn, hatte, hatten, war, \
            waren, sagte, wurde, dachte, niemand, il, elle, ils, elles, était, étaient, avait, avaient, lui, dit, \
            personne, él, ella, ellos, había, era, estaba, dijo, hablaba, nunca, abuelo, egli, lei, aveva, disse, \
            theory, standard, committee, measurement, lord, life, world, love story
            """
        ),
        (
            .cosmetics,
            """
            shampoo, conditioner, shower gel, body lotion, lotion, face cream, moisturizer, moisturiser, serum, \
            sunscreen, spf, deodorant, toothpaste, mouthwash, lipstick, mascara, perfume, parfum, eau de toilette, \
            eau de parfum, aqua, glycerin, sodium laureth, tocopherol, phenoxyethanol, skin, hair, dermatologically, \
            dusche, duschgel, hautcreme, zahnpasta, haut, haare, peau, cheveux, gel douche, crème visage, \
            dentifrice, piel, cabello, champú, pelle, capelli, food supplement, dietary supplement, \
            nahrungsergänzungsmittel, complément alimentaire, complemento alimenticio, suplemento alimentar, \
            integratore alimentare, vitamin, vitamins, vitamine, vitamina, vitaminas, vitamines, omega 3, collagen, \
            probiotic, whey, whey protein, creatine, cat food, dog food, pet food, katzenfutter, hundefutter, \
            alleinfuttermittel, croquettes
            """
        ),
    ]
}
