extension LabelLanguage {
    static let english = LabelLanguage(
        "en",
        months: """
            jan january; feb february febr; mar march mrch; apr april; may; jun june; jul july; aug august;
            sep sept september; oct october; nov november; dec december
            """,
        weekdays: """
            mon monday; tue tues tuesday; wed weds wednesday; thu thur thurs thursday; fri friday; sat saturday; sun
            sunday
            """,
        numbers: "one two three four five six seven eight nine ten eleven twelve eighteen=18 twenty=20 thirty=30",
        ordinals: "first 1st; second 2nd; third 3rd; last final",
        periods: "from between; to till until thru through and",
        words: [
            .bestBefore: """
            best before; best before date; best before end; best by; best if used by; best if used before;
            best if consumed by; best used by; best used before; best if eaten by; better if used by;
            best when used by; best within; best eaten before; best enjoyed by; best enjoyed before; enjoy by;
            enjoy before; fresh until; freshest before; guaranteed fresh until; quality best before; bb; bbe; bbd;
            bbf; best b4; best bef; best bfr; bst bef; bst before; best befor; best bfore; best-before;
            minimum durability; min durability
            """,
            .useBy: """
            use by; use by date; use before; use-by; used by; consume by; consume before; consume within;
            use within; eat by; eat before; ub; ubd; drink by; drink before; use or freeze by; use/freeze by;
            use by or freeze by; use b4; to be used by; to be consumed by; must be used by; finish by;
            best consumed by
            """,
            .expiry: """
            exp; exp date; exp dt; exp on; expd; expiry; expiry date; expiry dt; date of expiry; expire date;
            expiration; expiration date; exp by; e:; ed:; edate:; xpy; good before; good by; not after; do not use
            after; expry; do not sell or use after; discard by; discard after; discard on; throw away after; hold
            until; do not use past
            """,
            .sellBy: """
            sell by; sel by; sell by date; sell before; pull date; pull by; sbd; best when purchased by;
            best if purchased by; best if sold by; sold by; purchase by; sell thru; sell through;
            sell or freeze by
            """,
            .freezeBy: "freeze by; freeze before; freeze on or before",
            .displayUntil: "display until; display till; display by; display to; du:",
            .production: """
            prod; prod date; pd; prd; prd date; produced; produced on; production date; production;
            date of production; pro; pro date; mfg; mfg date; mfg dt; mfd; mfd date; mfd on; mfr; mfr date;
            manufactured; manufactured on; manufacture date; manufacturing date; date of manufacture; date of mfg;
            dom; made on; baked on; roasted on; roast date; roasted; baked; p:; m:; born on; brewed on; bottled on;
            bottled; canned on; date made; laid; laid on; lay date; date laid; slaughtered on; slaughter date;
            catch date; caught on; prepared on; prepared; prep date; made; mfg on; man date; cooked on; caught#;
            landed on; brewed#; milled#; milled on; ground on; cooked#; smoked on; cut on; sliced on; bottled date;
            canned#; canned date; canning date; filled on; filled#; killed on; hatched#; milked on; churned on;
            pressed on; disgorged#; disgorged on; disgorgement#; prep#; prepped#; prepared at; distilled#;
            distilled on; born#; code date; freshly made; day made; date baked; bake date; laid date
            """,
            .packed: """
            packed on; packed; packed date; pkd; pkd on; pkd date; pkg; pkg date; packaged on; packaged;
            packing date; pack date; package date; packaging date; date packed; date of packing;
            date of packaging; date of pkg; pkt; pack on; packed:; pck; pack dt; date pkd; pkg dt; pkd dt
            """,
            .frozen: "frozen on; date frozen; frozen; freezing date; date of freezing; first frozen on",
            .harvest: "harvested; harvest date; harvested on; harvest; picked on; vintage; crop year; picked",
            .lot: """
            lot; lot no; lot nr; lot number; lot code; lot#; batch; batch no; batch nr; batch number; batch code;
            b no; bn; b n:; bno; bnr; bt no; bch; btch; code; product code; ln; lt no
            """,
            .promotion: """
            offer ends; offer valid; offer; promotion; promotional; promo; promo ends; competition; closes; closing
            date; contest; enter by; enter before; collect tokens; collect; tokens; win; prize; sweepstakes; giveaway;
            coupon; coupon expires; voucher; redeem by; redeem before; valid from; draw date; valid for entries;
            entries; survey; game; game period; entry period; code entry; codes valid; no purchase necessary; void where
            prohibited; manufacturer's coupon; limit one coupon; cash value; instant win; rules at; terms apply;
            promotion period; valid for promotion; lottery; raffle; sale ends; today only; clearance; final sale;
            special offer; money back; cashback; loyalty points; mail-in; rebate; offer price; offer price valid; price
            valid; promotion starts; promotion ends; entries close; competition closes; win a; sale price
            """,
            .ignored: """
            since; est; estd; established; established in; founded; founded in; ©; copyright; (c); patent; patents;
            pat no; pat; rev; revision; revised; updated; last updated; once opened; article no; art no; item no;
            sku; tel; telephone; phone; fax; careline; care line; call; customer service; customer care; helpline;
            freephone; mrp; price; rs; usp; licence; license; lic no; lic; fssai; iso; version; invoice; invoice no;
            order no; contact; award; awarded; gold medal; anniversary; registered; reg no; reg; report date;
            printed on; printed; print date; artwork; form; model; serial; serial no; sn; www; http; https; net wt;
            ref; ref no; ends; rdi; rda; nrv; printing; index; ver; vers; issue; edition; expo; fair; trade fair;
            exhibition; gen; hotline; p o box; po box; box no; street; road; avenue; hours; open hours;
            opening hours; office hours; minutes; bake; bake at; oven; microwave; cook; cook for; recipe; tag date;
            order; order date; delivery; delivered; receipt; receipt no; invoice date; price valid; prices valid;
            price from; reg price; certificate; cert no; approved; approval; permit; norm; standard;
            state of information; leaflet revised; last revised; date of revision; weight; net; tare; total; vat;
            tax; vintage; award winner; winner; cuvée; batch size; date of birth; dob; st:; p o; lb; oz
            """,
            .elsewhere: """
            see lid; see base; see top; see front; see back; see side; see bottom; see cap; see neck; see can;
            see pack; see packaging; see package; see stamp; see print; see below; see above; see end; see bag;
            see seal; see label; see crimp; see under; see over; see panel; see reverse; see rim; see shoulder;
            see can end; see bottle; see jar; see box; see sleeve; see on; see embossing; shown on; as shown;
            printed on pack; stamped on; on lid; on base; see base of can; see side of pack; see front of pack;
            see back of pack; see top of pack; see bottom of pack; see date; see code
            """,
            .opened: """
            of opening; after opening; once opened; when opened; opened; from opening; pao; freezing up to; suitable
            for freezing; after freezing; of delivery; of purchase; best after opening; best used after opening
            """,
            .shelfLife: "shelf life; best for; keeps; keeps for; keeping time; durability",
            .fromProduction: """
            from manufacture; from date of manufacture; from packing; from packaging; from date of packing;
            from date of packaging; from mfg; from mfg date; from pkd; from pkg; from mfd; from production;
            from date of production; of packing; of manufacture; of packaging; of production; of baking;
            of roasting; of roast; after manufacture; after packing; after production; from the date of manufacture;
            from the date of packing; from the date of packaging; from date of mfg; from date of pkg; of canning;
            of bottling; of defrost; of packaged date; from packaged date; from pack date; of born on date;
            of born on; from born on date; of roast date; of laying; of harvest; from roast date; of thaw date;
            from baking; after baking; after roasting; of milling; of filling; after packaging; of manufacture date;
            after manufacturing; of making
            """,
            .end: "end; end of; end:; late; late in; towards the end of",
            .days: "days; day; dys",
            .weeks: "weeks; week; wks; wk",
            .months: "months; month; mths; mth; mnths; mos; mo",
            .years: "years; year; yrs; yr",
            .monthYearHint: "mm yy; mm yyyy; mmyy; mmyyyy; month year; mmm yy; mmm yyyy; yyyy mm; yyyymm",
            .dayMonthYearHint: """
            dd mm yy; dd mm yyyy; ddmmyy; ddmmyyyy; day month year; dd mmm yy; dd mmm yyyy; d m y; dmy; dd mon yy;
            dd mon yyyy
            """,
            .monthDayYearHint: """
            mm dd yy; mm dd yyyy; mmddyy; mmddyyyy; month day year; mdy; m d y; mmm dd yy; mmm dd yyyy;
            mon dd yyyy
            """,
            .yearMonthDayHint: """
            yy mm dd; yyyy mm dd; yymmdd; yyyymmdd; year month day; ymd; y m d; yyyy mmm dd; yy mmm dd
            """,
            .hours: "hours; hour; hrs; hr",
            .within: """
            within; in the next; enjoy within; best within; use within; consume within; eat within; fresh for;
            stays fresh for; good for; keeps fresh for; best if enjoyed within; best if used within; drink within;
            lasts
            """,
            .thawed: "thawed#; thawed on; thaw date; defrosted#; defrosted on; defrost date",
            .thawing: """
            of thawing; after thawing; once thawed; of defrosting; of thaw; after thaw; after defrosting;
            once defrosted
            """,
            .calendarWeek: "week; wk; cw; calendar week; w",
            .quarter: "q; quarter; qtr",
            .halfYear: "h; half; half year; half-year",
            .freshFood: """
            milk; semi skimmed; skimmed milk; whole milk; yogurt; yoghurt; cream; sour cream; cottage cheese; ricotta;
            mozzarella; butter milk; buttermilk; eggs; chicken; turkey; beef; pork; lamb; mince; ground beef; ham;
            bacon; sausage; sausages; deli; salad; sandwich; wrap; fresh; bread; bun; buns; rolls; loaf; cake; muffins;
            pie; pizza fresh; salmon; fillets; prawns; shrimp; oysters; mussels; hummus; guacamole; juice fresh; orange
            juice; spinach; lettuce; kale; strawberries; raspberries; blueberries; berries; grapes; mushrooms; tofu;
            tortillas; store refrigerated; bakery; smoothie; pasta fresh; fresh pasta; sushi; dough; quiche; half half;
            egg nog
            """,
            .lastingFood: """
            tea; coffee; rice; pasta; spaghetti; penne; noodles; honey; jam; marmalade; canned; beans; chickpeas;
            lentils; tuna; sardines; corned beef; soup; broth; stock; ketchup; mustard; olive oil; chocolate; candy;
            biscuits; cookies; crackers; chips; crisps; cereal; oats; muesli; granola; nuts; peanut butter; almonds;
            raisins; dried; infant formula; protein; vitamin; supplement; pet food; dog food; cat food; soda; beer;
            sauce; tomato paste; coconut milk; evaporated milk; condensed milk; milk powder; batteries; pumpkin;
            oatcakes; popcorn; syrup; gum; sweets
            """,
            .notice: """
            receipt; subtotal; sub total; total due; order placed; your order; order no; order number; order date;
            delivery; delivery date; delivered; deliver; delivery slot; substitutions; admit one; ticket; voucher;
            invoice; recall; product recall; cashier; change due; mastercard; auth code; thank you for shopping; store
            no; packing slip; shelf label; booking; no refunds; affected batches; best before dates affected; drop off;
            manifest; certificate; scope certificate; certificate no; issued; issue date; lic no; licence no; license
            no; fssai lic no; coupon; void if copied; cash value; manufacturer coupon; manufacturers coupon; admission;
            published; batches affected; batch affected; sale price; reg ea; certificate of organic
            """,
            .freezing: "frozen; freezer; in freezer; keep frozen; if frozen; when frozen; deep freeze",
            .unopened: "before opening; unopened; if unopened; when unopened; sealed; while sealed; prior to opening",
            .chilling: """
            refrigerator; in refrigerator; fridge; refrigerated; keep refrigerated; keep chilled; chilled; store
            chilled; store in refrigerator; keep in fridge
            """,
            .early: "early; early in; beginning of; the beginning of; start of; the start of",
            .middle: "mid; middle of; the middle of; in the middle of; mid of",
            .halfOfMonth: "half",
            .firstDay: """
            do not use before; do not sell before; do not eat before; do not open before; do not consume before; do
            not drink before; do not serve before; do not display before; don't use before; don't sell before; don't
            eat before; don't open before; not before; not to be used before; not to be sold before; not to be opened
            before; not for sale before; not for use before; never use before; ready to eat from; ready to drink from;
            ready from; ready on; ripe from; ripe on; best after; best from; best eaten after; best enjoyed after;
            best enjoyed from; best used after; drink from; available from; available on; in store from; in stores
            from; in shops from; on sale from; on sale; for sale from; sold from; sell after; delivery date; delivery
            day; delivery; date of delivery; delivered on; to be delivered on; delivery on; dispatch date; dispatched
            on; shipping date; shipped on; ship date; arrival date; arrives on; opening date; opens on; release date;
            good from; from#
            """,
            .notFood: """
            points; reward; rewards; voucher; vouchers; gift card; gift voucher; offers; offer; deal; deals; coupon;
            coupons; discount; discounts; licence; license; licence no; license no; licence number; license number;
            permit; permit no; subscription; membership; certificate; certificate no; certificate number; app;
            download; insurance; ticket; tickets; competition; prize draw; price; special price; promo code; discount
            code; gift code; free trial; loyalty card; licences; licenses; certificates; subscriptions; memberships;
            apps; prize draws; competitions; your points
            """,
            .validUntil: """
            expires; expires on; expires end; expires by; expire; expiring; good until; good thru; good through; good
            til; valid until; valid till; valid to; valid thru; valid through; valid up to; valid to and including;
            expire on
            """,
        ])
}
