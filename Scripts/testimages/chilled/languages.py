"""What labels of chilled food print, in each language."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Language:
    """The words of a label. Forms of numbers have `d` and `m` for day and month, and end where a year may follow."""

    code: str
    end: list[str]  # words for the end of the shelf life
    packed: list[str]
    lot: list[str]
    cold: list[str]  # how to store it
    headings: list[str]  # of a table: price a kilogram, weight, price
    months: str
    weekdays: str
    numbers: list[str]
    products: list[str]
    small_print: list[str]
    currency: str = "€"
    comma: str = ","
    display: list[str] = ()  # words for the end of display or sale


LANGUAGES = [
    Language(
        code="en",
        end=["Use by", "USE BY", "Use by:", "Best before", "Best before:", "BEST BEFORE", "BB"],
        packed=["Packed on", "Packed"],
        lot=["L", "LOT", "Batch"],
        cold=["KEEP REFRIGERATED 0-5 °C", "Store below 5°C", "Keep refrigerated"],
        headings=["Price/kg", "Net weight", "Price"],
        months="Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
        weekdays="Mon Tue Wed Thu Fri Sat Sun",
        numbers=["d/m", "d.m", "d-m"],
        products=["Chicken Thighs", "Beef Mince 12 % fat", "Houmous", "Smoked Salmon", "Potato Salad", "Pork Loin Steaks"],
        small_print=[
            "Once opened, consume within 3 days.", "Suitable for home freezing. Freeze by date shown.",
            "Serves 2-3", "For use by date, see label",
            "Ingredients: chickpeas 48 %, water, tahini, salt 1.1 %, garlic 0.5 %",
            "Energy 712 kJ / 170 kcal", "UK EP 031 EC",
        ],
        currency="£",
        comma=".",
        display=["Display until", "DISPLAY UNTIL"],
    ),
    Language(
        code="de",
        end=[
            "MHD", "MHD:", "Mindestens haltbar bis", "mind. haltbar bis", "Zu verbrauchen bis",
            "Zu verbrauchen bis:", "Verbrauchen bis",
        ],
        packed=["Verpackt am", "Abgepackt am", "verpackt:"],
        lot=["L", "Charge", "Los"],
        cold=["Bei +2 °C bis +7 °C lagern", "Gekühlt lagern 0-4 °C", "Bei max. 2 °C zu lagern"],
        headings=["€/kg", "Gewicht", "Preis"],
        months="Jan Feb Mrz Apr Mai Jun Jul Aug Sep Okt Nov Dez",
        weekdays="Mo Di Mi Do Fr Sa So",
        numbers=["d.m.", "d.m.", "d.m"],
        products=[
            "Hähnchenbrustfilet", "Rinderhackfleisch", "Kartoffelsalat", "Räucherlachs", "Frischkäse natur",
            "Putenschnitzel",
        ],
        small_print=[
            "Nach dem Öffnen innerhalb von 3 Tagen verbrauchen.",
            "Zutaten: Kartoffeln 62 %, Wasser, Essig, Speisesalz 1,2 %",
            "Vor dem Verzehr vollständig durcherhitzen.", "Unter Schutzatmosphäre verpackt", "DE NW 20045 EG",
            "Haltungsform 2",
        ],
    ),
    Language(
        code="fr",
        end=["À consommer jusqu'au", "A consommer jusqu'au", "À consommer jusqu'au :", "DLC", "DLC :", "A consommer avant le"],
        packed=["Emballé le", "Conditionné le"],
        lot=["L", "Lot", "LOT"],
        cold=["À conserver entre 0 et +4 °C", "Conserver à 2/5 °C", "A conserver à +4°C max."],
        headings=["Prix/kg", "Poids net", "Prix"],
        months="janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.",
        weekdays="lun. mar. mer. jeu. ven. sam. dim.",
        numbers=["d/m", "d-m", "d.m"],
        products=[
            "Filets de poulet", "Steak haché 15 % MG", "Taboulé oriental", "Jambon supérieur",
            "Rillettes de thon", "Saumon fumé",
        ],
        small_print=[
            "Après ouverture, consommer sous 48 heures.", "Conditionné sous atmosphère protectrice.",
            "À consommer cuit à cœur.", "Ingrédients : semoule 35 %, tomates 12,5 %, eau, huile, sel",
            "FR 35.281.002 CE", "2 tranches",
        ],
    ),
    Language(
        code="es",
        end=["Consumir antes del", "Fecha de caducidad", "Caducidad:", "Cad.", "CAD"],
        packed=["Envasado el", "F. envasado"],
        lot=["L", "Lote", "Lote:"],
        cold=["Conservar entre 0 y 4 °C", "Mantener refrigerado 0-4 °C"],
        headings=["€/kg", "Peso neto", "Importe"],
        months="ene feb mar abr may jun jul ago sep oct nov dic",
        weekdays="lun mar mié jue vie sáb dom",
        numbers=["d/m", "d-m", "d.m"],
        products=["Pechuga de pollo", "Carne picada mixta", "Ensaladilla rusa", "Salmón ahumado", "Gazpacho fresco"],
        small_print=[
            "Una vez abierto consumir en 3 días.", "Envasado en atmósfera protectora",
            "Ingredientes: patata 45 %, atún 8 %, huevo, sal 1,1 %", "ES 10.02345/B CE",
        ],
    ),
    Language(
        code="it",
        end=["Da consumare entro il", "Da consumarsi entro", "Scad.", "Scadenza:"],
        packed=["Confezionato il", "Conf. il"],
        lot=["L", "Lotto", "Lotto:"],
        cold=["Conservare tra 0 e +4 °C", "Conservare in frigo 0/4°C"],
        headings=["€/kg", "Peso netto", "Prezzo"],
        months="gen feb mar apr mag giu lug ago set ott nov dic",
        weekdays="lun mar mer gio ven sab dom",
        numbers=["d/m", "d-m", "d.m"],
        products=["Petto di pollo a fette", "Ricotta fresca", "Tortellini freschi", "Prosciutto cotto", "Mozzarella"],
        small_print=[
            "Dopo l'apertura consumare entro 3 giorni.", "Confezionato in atmosfera protettiva",
            "Ingredienti: latte, siero 40 %, sale 0,4 %", "IT 08 221 CE",
        ],
    ),
    Language(
        code="nl",
        end=["Te gebruiken tot", "TGT", "Te gebruiken t/m", "THT", "Tenminste houdbaar tot"],
        packed=["Verpakt op"],
        lot=["L", "Lot", "Partij"],
        cold=["Gekoeld bewaren max. 4 °C", "Bewaren bij 0-4 °C"],
        headings=["Prijs/kg", "Gewicht", "Prijs"],
        months="jan feb mrt apr mei jun jul aug sep okt nov dec",
        weekdays="ma di wo do vr za zo",
        numbers=["d-m", "d/m", "d.m"],
        products=["Kipfilet", "Rundergehakt", "Filet americain", "Huzarensalade", "Verse pasta"],
        small_print=[
            "Na opening 2 dagen houdbaar.", "Verpakt onder beschermende atmosfeer",
            "Ingrediënten: aardappel 40 %, water, ei 6 %", "NL 6112 EG",
        ],
    ),
    Language(
        code="pt",
        end=["Consumir até", "Consumir até:", "Val.", "Validade:"],
        packed=["Embalado em"],
        lot=["L", "Lote", "L:"],
        cold=["Conservar entre 0 e 4 °C", "Manter refrigerado"],
        headings=["€/kg", "Peso líq.", "Preço"],
        months="jan fev mar abr mai jun jul ago set out nov dez",
        weekdays="seg ter qua qui sex sáb dom",
        numbers=["d/m", "d-m", "d.m"],
        products=["Peito de frango", "Carne picada", "Queijo fresco", "Salada russa"],
        small_print=["Após abertura consumir em 3 dias.", "Embalado em atmosfera protetora", "Ingredientes: leite, sal 0,8 %"],
    ),
    Language(
        code="sv",
        end=["Sista förbrukningsdag", "Sista förbr.dag", "Bäst före", "Bäst före:"],
        packed=["Packad", "Förpackad den"],
        lot=["L", "Parti"],
        cold=["Förvaras vid högst +4 °C", "Kylvara, högst +8°C"],
        headings=["Jmf-pris", "Vikt", "Pris"],
        months="jan feb mar apr maj jun jul aug sep okt nov dec",
        weekdays="mån tis ons tors fre lör sön",
        numbers=["d/m", "d.m", "d-m"],
        products=["Kycklingfilé", "Nötfärs 12 %", "Gravad lax", "Potatissallad"],
        small_print=[
            "Öppnad förpackning håller 2-3 dagar.", "Förpackad i skyddande atmosfär",
            "Ingredienser: potatis 55 %, vatten, salt 1,0 %",
        ],
        currency="kr",
    ),
    Language(
        code="pl",
        end=["Należy spożyć do", "Należy spożyć do:", "Spożyć do", "Najlepiej spożyć przed"],
        packed=["Zapakowano"],
        lot=["L", "Partia"],
        cold=["Przechowywać w temp. 0-4 °C", "Przechowywać w 2-6°C"],
        headings=["Cena/kg", "Masa netto", "Cena"],
        months="sty lut mar kwi maj cze lip sie wrz paź lis gru",
        weekdays="pon wto śro czw pią sob nie",
        numbers=["d.m", "d.m", "d-m"],
        products=["Filet z kurczaka", "Mięso mielone", "Twaróg półtłusty", "Pierogi ruskie"],
        small_print=[
            "Po otwarciu spożyć w ciągu 24 godzin.", "Pakowano w atmosferze ochronnej",
            "Składniki: mleko 99 %, kultury bakterii",
        ],
        currency="zł",
    ),
    Language(
        code="da",
        end=["Sidste anvendelsesdato", "Sidste anv.dato:", "Mindst holdbar til", "Bedst før"],
        packed=["Pakket den", "Pakket"],
        lot=["L", "Lot"],
        cold=["Opbevares ved højst +5 °C", "Køl max. 5°C"],
        headings=["Pris/kg", "Nettovægt", "Pris"],
        months="jan feb mar apr maj jun jul aug sep okt nov dec",
        weekdays="man tirs ons tors fre lør søn",
        numbers=["d/m", "d.m", "d-m"],
        products=["Hakket oksekød", "Kyllingebryst", "Leverpostej", "Røget laks"],
        small_print=[
            "Efter åbning holdbar i 2 dage.", "Pakket i beskyttende atmosfære",
            "Ingredienser: svinelever 37 %, mælk, salt 1,6 %",
        ],
        currency="kr",
    ),
]
