import KeepItFreshLabels

/// The headings of columns in people's own tables, apart from dates and lots, whose words are those of labels.
enum ColumnWords {
    /// The column with a heading; nil for any other heading.
    static func column(named heading: HeadingWords) -> ItemValue? {
        heading.forms.lazy.compactMap { columns[$0] }.first
    }

    private static let columns: [String: ItemValue] = {
        var columns: [String: ItemValue] = [:]
        for (column, words) in words {
            for phrase in words.split(separator: ";") { columns[HeadingWords.letters(of: String(phrase))] = column }
        }
        return columns
    }()

    private static let words: [(ItemValue, String)] = [
        (
            .name,
            """
            product; product name; item; item name; article; article name; food; title; description; prod; grocery; \
            produkt; produktname; artikel; artikelname; bezeichnung; produktbezeichnung; artikelbezeichnung; lebensmittel; \
            ware; produit; nom; nom du produit; article; désignation; désignation du produit; libellé; aliment; denrée; \
            producto; nombre; nombre del producto; nombre producto; artículo; descripción; alimento; nome; nome prodotto; \
            nome del prodotto; prodotto; articolo; descrizione; nome do produto; nome produto; produto; descrição; artigo; \
            naam; productnaam; omschrijving; product naam; levensmiddel; namn; produktnamn; vara; varunamn; artikelnamn; \
            benämning; livsmedel; navn; produktnavn; vare; varenavn; navn på vare; fødevare; matvare; nimi; tuote; \
            tuotenimi; tuotteen nimi; elintarvike; nazwa; nazwa produktu; produkt nazwa; artykuł; towar; název; \
            název produktu; výrobek; položka; potravina; zboží; názov; názov produktu; výrobok; potravina; név; termék; \
            terméknév; termék neve; megnevezés; élelmiszer; ürün; ürün adı; ad; isim; malzeme; gıda; denumire; produs; \
            denumire produs; nume; nume produs; aliment; naziv; naziv proizvoda; proizvod; artikl; izdelek; ime izdelka; \
            naziv izdelka; toode; toote nimi; nimetus; produkts; nosaukums; produkta nosaukums; produktas; pavadinimas; \
            produkto pavadinimas; nom del producte; producte; nama; nama produk; nama barang; produk; barang; \
            tên; tên sản phẩm; sản phẩm; προϊόν; όνομα; ονομασία; είδος; продукт; название; наименование; товар; \
            наименование товара; назва; найменування; име; наименование; продукт; 商品名; 品名; 商品; 製品名; 名前; \
            名称; 产品; 产品名称; 商品名称; 產品; 產品名稱; 상품명; 제품명; 품명; 이름; 상품; 제품
            """
        ),
        (
            .brand,
            """
            manufacturer; producer; maker; brand name; make; marke; hersteller; markenname; marque; fabricant; producteur; \
            marca; fabricante; productor; produttore; merk; fabrikant; merknaam; märke; varumärke; tillverkare; mærke; \
            merke; producent; fabrikat; merkki; tuotemerkki; valmistaja; marka; producent; značka; výrobce; výrobca; márka; \
            gyártó; üretici; marcă; producător; brend; robna marka; proizvođač; znamka; proizvajalec; bränd; kaubamärk; \
            tootja; zīmols; ražotājas; prekės ženklas; gamintojas; merek; jenama; thương hiệu; nhãn hiệu; μάρκα; бренд; \
            марка; производитель; виробник; ブランド; メーカー; 品牌; 브랜드; 제조사
            """
        ),
        (
            .category,
            """
            group; product group; type; food group; kategorie; warengruppe; produktgruppe; gruppe; rubrik; catégorie; \
            groupe; groupe de produits; rayon; famille; categoría; grupo; grupo de productos; tipo; categoria; gruppo; \
            tipologia; reparto; grupo de produtos; categorie; productgroep; groep; soort; kategori; produktgrupp; varugrupp; \
            varegruppe; kategoria; luokka; tuoteryhmä; ryhmä; grupa; grupa produktów; rodzaj; skupina; skupina produktů; \
            druh; kategória; csoport; termékcsoport; ürün grubu; grup; grupă; kategorija; vrsta; kategooria; grupė; nhóm; \
            danh mục; κατηγορία; категория; категорія; группа; カテゴリ; カテゴリー; 分類; 类别; 分类; 類別; 카테고리; 분류
            """
        ),
        (
            .gtin,
            """
            barcode; bar code; ean; ean13; ean 13; ean code; ean nr; ean nummer; upc; upc code; gtin; gtin13; number; \
            product number; product code; code; code bar; strichcode; barcodenummer; artikelnummer ean; code barres; \
            code à barres; code barre; code ean; código de barras; codigo barras; código ean; codice a barre; codice ean; \
            codice barre; streepjescode; streepjes code; streckkod; ean kod; stregkode; strekkode; viivakoodi; ean koodi; \
            kod kreskowy; kod ean; čárový kód; ean kód; čiarový kód; vonalkód; barkod; barkod no; cod de bare; barkod; \
            crtična koda; črtna koda; vöötkood; ribakood; svītrkods; brūkšninis kodas; codi de barres; kode batang; \
            mã vạch; γραμμωτός κώδικας; штрихкод; штрих код; штрих-код; баркод; バーコード; janコード; jan; 条形码; 條碼; \
            바코드
            """
        ),
        (
            .quantity,
            """
            qty; count; packs; amount; pieces; pcs; items; stock; in stock; units in stock; number of packs; no of packs; \
            quantity on hand; on hand; pack count; anzahl; menge; stück; stückzahl; bestand; packungen; stk; anz; \
            anzahl packungen; quantité; qté; nombre de paquets; nb; nbre; paquets; pièces; stock; cantidad; cant; piezas; \
            unidades; existencias; número de paquetes; quantità; qtà; qta; pezzi; confezioni; numero; numero pezzi; scorta; \
            quantidade; qtd; qtde; quant; unidades; estoque; peças; aantal; hoeveelheid; stuks; voorraad; antal; mängd; \
            st; stycken; mængde; antall; mengde; stk; beholdning; määrä; kpl; kappaletta; lukumäärä; varasto; ilość; \
            liczba; sztuk; sztuki; szt; množství; počet; kusů; kusy; ks; množstvo; počet kusov; mennyiség; darab; \
            darabszám; db; adet; miktar; sayı; stok; cantitate; bucăți; buc; număr; količina; kom; komada; kosov; število; \
            kogus; tükki; arv; daudzums; skaits; gabali; kiekis; vnt; quantitat; jumlah; banyaknya; kuantiti; số lượng; \
            ποσότητα; τεμάχια; количество; кол-во; штук; шт; кількість; брой; 数量; 個数; 在庫; 数目; 數量; 수량; 개수
            """
        ),
        (
            .unit,
            """
            content; contents; net content; net weight; weight; size; pack size; volume; unit of measure; inhalt; \
            einheit; größe; packungsgröße; gewicht; füllmenge; nettogewicht; nettofüllmenge; gebinde; contenu; unité; \
            poids; poids net; contenance; volume; format; conditionnement; contenido; contenido neto; peso; peso neto; \
            unidad; tamaño; formato; contenuto; unità; peso netto; formato; conteúdo; peso líquido; unidade; tamanho; \
            inhoud; eenheid; gewicht; grootte; verpakkingsgrootte; innehåll; enhet; storlek; vikt; nettovikt; indhold; \
            enhed; størrelse; vægt; innhold; størrelse; vekt; sisältö; yksikkö; koko; paino; pakkauskoko; zawartość; \
            jednostka; wielkość; waga; masa netto; opakowanie; obsah; jednotka; velikost; hmotnost; balení; veľkosť; \
            hmotnosť; balenie; tartalom; egység; méret; súly; kiszerelés; içerik; birim; boyut; ağırlık; gramaj; conținut; \
            unitate; mărime; greutate; sadržaj; jedinica; veličina; težina; vsebina; enota; velikost; teža; ühik; suurus; \
            kaal; vienība; izmērs; svars; vienetas; dydis; svoris; isi; satuan; ukuran; berat; đơn vị; trọng lượng; \
            περιεχόμενο; μονάδα; βάρος; единица; размер; вес; объем; одиниця; вага; 内容量; 単位; 規格; 规格; 单位; 용량; 단위
            """
        ),
        (
            .place,
            """
            location; storage location; storage; stored in; shelf; where; storage place; default location; ort; lagerort; \
            platz; lagerplatz; standort; aufbewahrungsort; fach; regal; aufbewahrung; lieu; emplacement; endroit; \
            lieu de stockage; lieu de rangement; rangement; stockage; lugar; ubicación; sitio; almacén; \
            lugar de almacenamiento; almacenamiento; luogo; posizione; ubicazione; scaffale; dove; luogo di conservazione; \
            local; localização; lugar; local de armazenamento; armazenamento; plaats; locatie; bewaarplaats; opslagplaats; \
            opslag; opslaglocatie; plek; plats; förvaringsplats; förvaring; hylla; sted; placering; opbevaring; \
            opbevaringssted; plassering; lagringssted; oppbevaring; paikka; sijainti; säilytyspaikka; hylly; miejsce; \
            lokalizacja; miejsce przechowywania; półka; místo; umístění; místo uložení; místo skladování; regál; miesto; \
            umiestnenie; miesto uloženia; hely; tárolási hely; tárolóhely; polc; elhelyezés; yer; konum; depo; \
            saklama yeri; raf; loc; locație; loc de depozitare; mjesto; lokacija; mesto; mjesto skladištenja; polica; \
            lokacija; koht; asukoht; hoiukoht; vieta; atrašanās vieta; uzglabāšanas vieta; laikymo vieta; lloc; ubicació; \
            lokasi; tempat; tempat penyimpanan; vị trí; nơi lưu trữ; τοποθεσία; θέση; место; место хранения; \
            расположение; місце; місце зберігання; място; 場所; 保管場所; 位置; 存放位置; 地点; 보관 장소; 위치; 장소
            """
        ),
        (
            .notes,
            """
            note; comment; comments; remark; remarks; memo; notizen; notiz; bemerkung; bemerkungen; anmerkung; anmerkungen; \
            kommentar; notes; remarque; remarques; commentaire; commentaires; observations; notas; nota; comentario; \
            comentarios; observaciones; note; commento; commenti; osservazioni; observações; comentário; comentários; \
            notitie; notities; opmerking; opmerkingen; anteckning; anteckningar; anmärkning; kommentarer; notater; notat; \
            bemærkning; bemærkninger; merknad; merknader; muistiinpano; muistiinpanot; huomautus; huomautukset; \
            huomioita; notatka; notatki; uwagi; uwaga; komentarz; poznámka; poznámky; komentář; megjegyzés; \
            megjegyzések; jegyzet; notlar; açıklama; yorum; observații; notițe; mențiuni; napomena; napomene; bilješka; \
            opomba; opombe; beleška; märkus; märkused; piezīmes; piezīme; pastabos; pastaba; catatan; ghi chú; σημειώσεις; \
            σχόλια; примечание; примечания; заметки; комментарий; примітка; примітки; нотатки; бележки; забележка; 備考; メモ; \
            备注; 備註; 비고; 메모
            """
        ),
    ]
}
