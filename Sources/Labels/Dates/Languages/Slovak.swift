extension LabelLanguage {
    static let slovak = LabelLanguage(
        "sk",
        months: """
            jan január januára; feb február februára; mar marca marec; apr apríl apríla; máj mája; jún júna; júl júla;
            aug august augusta; sep september septembra; okt október októbra; nov november novembra;
            dec december decembra
            """,
        weekdays: "po pondelok; ut utorok; st streda stredu; št štvrtok; pi piatok; so sobota sobotu; ne nedeľa nedeľu",
        ordinals: """
            prvá prvý prvé prvej prvého; druhá druhý druhej druhého; tretia tretí tretej; posledná posledný poslednej
            """,
        words: [
            .bestBefore: """
            minimálna trvanlivosť do; minimálna trvanlivosť do konca; min trvanlivosť do; min trvanlivosť; mtd;
            m t d; minimálna trvanlivosť; dátum minimálnej trvanlivosti; dmt; min trv do; min trv; trvanlivosť do;
            najlepšie do
            """,
            .useBy: """
            spotrebujte do; spotrebovať do; dátum spotreby; spotr do; spotreba do; použiteľné do;
            spotrebujte pred; ds:
            """,
            .expiry: "exspirácia; expirácia; exp; dátum exspirácie",
            .production: """
            vyrobené; vyrobené dňa; dátum výroby; výroba; dátum znášky; upečené; pražené; vyr; plnené; ulovené#;
            uvarené#; pomleté#; pečené#; údené#; nadojené#; dátum praženia; znesené#; zabité#; pripravené; upečené dňa;
            uvarené; zabité; ulovené; znesené; stočené; nadojené; nakrájané; údené
            """,
            .packed: "balené; balené dňa; zabalené; dátum balenia; balenie; zabalené dňa",
            .frozen: "zmrazené dňa; zmrazené; dátum zmrazenia; dátum prvého zmrazenia",
            .harvest: "zber; zberané; ročník",
            .lot: "šarža; č šarže; číslo šarže; výrobná dávka; dávka; šarže",
            .promotion: """
            akcia; akcia platí do; súťaž; platí do; platí od; vyhraj; vyhrajte; ponuka; akcia platí; kupón; zľava;
            výhra; žrebovanie; leták
            """,
            .ignored: "od roku; založené; tel; telefón; infolinka; cena; gratis; ičo",
            .elsewhere: """
            viď; viď obal; viď viečko; pozri; vid; uvedené na; vyznačené na; na obale; na viečku; viď dno;
            pozri obal; viď potlač; vid obal; uvedený na
            """,
            .opened: "po otvorení; otvorené; od otvorenia",
            .shelfLife: "trvanlivosť; doba spotreby; doba trvanlivosti",
            .fromProduction: """
            od dátumu výroby; od výroby; odo dňa výroby; po výrobe; od dátumu balenia; od zabalenia; od znášky; od
            praženia; od nadojenia; od stočenia; od prípravy
            """,
            .end: "konca; koniec; do konca; koncom; záver; záverom",
            .days: "dní; deň; dni; dňa",
            .weeks: "týždňov; týždne; týždeň; týždňa; týždni",
            .months: "mesiacov; mesiace; mesiac; mes",
            .years: "rokov; roky; rok",
            .hours: "hodín; hodiny",
            .within: "počas; spotrebujte do; do; max; maximálne; najdlhšie",
            .thawed: "rozmrazené#; dátum rozmrazenia",
            .thawing: "po rozmrazení",
            .freshFood: """
            mlieko; jogurt; smotana; tvaroh; bryndza; vajcia; kuracie; hovädzie; bravčové; mleté; šunka; párky; šalát;
            čerstvé; chlieb; torta; losos; špenát; jahody; tofu; chladené; uchovávajte v chlade
            """,
            .lastingFood: """
            čaj; káva; ryža; cestoviny; med; džem; konzerva; fazuľa; šošovica; tuniak; polievka; horčica; ocot;
            čokoláda; cukríky; keksy; vločky; orechy; pivo; víno; sirup; mrazené
            """,
            .notice: """
            pokladničný doklad; spolu; faktúra; objednávka; doručenie; dodávka; vstupenka; stiahnutie; dph; ďakujeme
            """,
            .early: "začiatok; začiatku; začiatkom; na začiatku",
            .middle: "polovica; polovice; polovici; v polovici; stred; polovicou",
            .halfOfMonth: "polovica; polovice; polovici",
            .thirdOfMonth: "dekáda; dekády; tretina",
            .firstDay: """
            od#; nie skôr ako; nie skôr; najskôr; nepoužívať pred; nepoužívajte pred; nespotrebovať pred; nekonzumovať
            pred; nepredávať pred; neotvárať pred; nie pred; na jedenie od; zrelé od; pripravené od; hotové od;
            najlepšie po; najlepší po; v predaji od; predaj od; v obchodoch od; dostupné od; dátum dodania; deň
            dodania; dátum doručenia; deň doručenia; dodanie; doručenie; doručené; dodané; dátum odoslania; odoslané;
            otvorenie
            """,
            .notFood: """
            body; darčeková karta; darčekový poukaz; poukaz; poukážka; kupón; kupóny; ponuka; ponuky; zľava; zľavy;
            licencia; licencia č; povolenie; predplatné; členstvo; certifikát; certifikát č; osvedčenie; aplikácia;
            aplikáciu; stiahnite; stiahnite si; poistenie; vstupenka; súťaž; žrebovanie; cena; zľavový kód; skúšobná
            doba; vernostná karta; voucher; licenciu; certifikáty; bodov
            """,
            .validUntil: "platnosť do; platný do; platná do; platné do; platnosť končí; vyprší",
        ])
}
