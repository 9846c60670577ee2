"""Words beside dates: the classes of the keyword network, and lines with them as ink masks.

A line is labelled with the classes of its keywords, in reading order; all other print has no label.
"""
import functools

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont, features

import glyphs
import texts

# The classes from 1 on: the language, the keyword, and its spellings.
CLASSES = [
    ("ko", "유통기한", "유통기한|유통 기한"),
    ("ko", "소비기한", "소비기한|소비 기한"),
    ("ko", "제조", "제조일자|제조일|제조|제조년월일|제조연월일|제조일시|생산일자"),
    ("ko", "까지", "까지"),
    ("ko", "부터", "부터"),
    ("th", "ควรบริโภคก่อน", "ควรบริโภคก่อน|ควรบริโภคก่อน|บริโภคก่อน|ควรบริโภคก่อนวันที่"),
    ("th", "หมดอายุ", "หมดอายุ|วันหมดอายุ|วันที่หมดอายุ|หมดอายุวันที่"),
    ("th", "ผลิต", "ผลิต|วันผลิต|วันที่ผลิต|ผลิตวันที่|ผลิตเมื่อ|วันเดือนปีที่ผลิต"),
    ("th", "รุ่น", "รุ่น|รุ่นที่ผลิต|ครั้งที่ผลิต|รุ่นการผลิต"),
    ("ru", "годен до", "годен до|ГОДЕН ДО|Годен до|употребить до|Употребить до|годен"),
    ("ru", "срок годности", "срок годности|Срок годности|СРОК ГОДНОСТИ|срок годности до"),
    ("ru", "изготовлено",
     "изготовлено|Изготовлено|ИЗГОТОВЛЕНО|изготовлен|дата изготовления|Дата изготовления|ДАТА ИЗГОТОВЛЕНИЯ|дата изг.|ДАТА ИЗГ.|"
     "изг.|дата производства|Дата производства|дата выработки"),
    ("ru", "упаковано", "упаковано|Упаковано|УПАКОВАНО|дата упаковки|Дата упаковки|дата фасовки|расфасовано"),
    ("ru", "партия", "партия|Партия|ПАРТИЯ|№ партии|номер партии"),
    ("ar", "انتهاء", "تاريخ الانتهاء|تاريخ الإنتهاء|انتهاء|الانتهاء|تاريخ انتهاء الصلاحية|انتهاء الصلاحية|ينتهي"),
    ("ar", "صالح لغاية", "صالح لغاية|صالح حتى|صالحة لغاية"),
    ("ar", "انتاج", "تاريخ الانتاج|تاريخ الإنتاج|انتاج|إنتاج|الانتاج|تاريخ الصنع|تاريخ التصنيع"),
    ("ar", "رقم التشغيلة", "رقم التشغيلة|رقم الدفعة|التشغيلة"),
]

# Print that is none of them, much of it alike: a maker is not a date of making, nor is a product.
_OTHERS = {
    "ko": "제조원 판매원 제조사 제조국 제조업소 제조방법 유통전문판매원 유통업소 소비자 소비자상담실 소비자가격 기한 경과 "
          "이전에 섭취방법 보관방법 직사광선 내용량 원재료명 영양정보 나트륨 탄수화물 당류 지방 단백질 콜레스테롤 "
          "품목보고번호 식품유형 업소명 소재지 반품 교환 고객상담 전화 본사 대한민국 냉장보관 냉동 실온 개봉후 우유 대두 "
          "밀 함유 포장재질 폴리에틸렌 분리배출 플라스틱 비닐류 종이 캔류 상단 하단 별도표기 표시일 맛있는 신선한 국산 "
          "무첨가 초코 딸기 바나나 라면 김치 과자 음료 커피 두부 어묵 만두 치즈 버터 하루 한번 까망 지까 아까 가지 바지 "
          "여지 내지 단지 간지",
    "th": "ผลิตภัณฑ์ ผลิตโดย ผู้ผลิต ผลิตและจัดจำหน่ายโดย โรงงานผลิต บริษัท จำกัด จัดจำหน่ายโดย น้ำหนักสุทธิ กรัม "
          "มิลลิลิตร ส่วนประกอบ โดยประมาณ น้ำตาล เกลือ น้ำมันปาล์ม แป้งสาลี นมผง วัตถุปรุงแต่ง ข้อมูลโภชนาการ "
          "คุณค่าทางโภชนาการ พลังงาน โปรตีน ไขมัน โซเดียม บริโภคแต่น้อย และออกกำลังกาย เพื่อสุขภาพ หนึ่งหน่วยบริโภค "
          "ควรเก็บ ในที่แห้งและเย็น เก็บรักษา ราคา บาท โทร กรุงเทพ ประเทศไทย เลขสารบบอาหาร สำหรับผู้แพ้อาหาร มีถั่วลิสง "
          "ขนม กรอบ รสดั้งเดิม สาหร่าย นมสด กาแฟ ชา ข้าว อร่อย ใหม่ แท้ คุณภาพ วันที่ วันนี้ ก่อนบริโภค อายุ ดูที่ฝา "
          "ควรแช่เย็น วิธีปรุง อุ่นก่อนรับประทาน รุ่งเรือง คนรุ่นใหม่",
    "ru": "изготовитель производитель Россия состав вода сахар соль масло мука пшеничная молоко сухое пищевая ценность "
          "белки жиры углеводы энергетическая ценность ккал кДж хранить при температуре не выше условия хранения масса "
          "нетто объем ГОСТ ТУ адрес телефон горячая линия срок хранения суток месяцев после вскрытия продукт готов к "
          "употреблению упаковка партнер партнёр дата до год годовой см. на упаковке шоколад конфеты печенье сыр творог "
          "кефир сметана хлеб чай кофе сок напиток вкусный натуральный без ГМО ЕАС импортер Москва ул. область",
    "ar": "المكونات سكر ملح زيت نباتي دقيق القمح حليب مجفف ماء القيمة الغذائية بروتين دهون كربوهيدرات صوديوم طاقة الوزن "
          "الصافي جرام مل يحفظ في مكان بارد وجاف صنع في مصر السعودية الإمارات شركة انتاج شركة منتج منتجات إنتاجية هاتف "
          "العنوان المستورد مسجل السعر جنيه ريال بسكويت شوكولاتة عصير شاي قهوة أرز لبن جبن طازج لذيذ جديد خالي من طبيعي "
          "نهاية ينتج تاريخ صلاحية المنتج صالح للأكل حلال رقم الترخيص كود",
}
_FONTS = {
    "ko": ("Nanum", "Baekmuk", "baekmuk", "D2Coding", "Un"),
    "th": ("Garuda", "Laksaman", "Loma", "Norasi", "Sawasdee", "Tlwg", "Umpush", "Waree", "Kinnari", "Arundina", "NotoSansThai",
           "NotoSerifThai", "NotoLoopedThai", "FreeSerif"),
    "ru": ("DejaVu", "Liberation", "FreeSans", "FreeMono", "Roboto", "OpenSans", "NotoSans-", "NotoSerif-", "Terminus"),
    "ar": ("Kacst", "kacst", "amiri", "Amiri", "Thabit", "NotoKufi", "NotoNaskhArabic", "NotoSansArabic", "DejaVuSans"),
}
_LEFT_OUT = ("Brush", "Pen", "Colored", "Quran", "Title", "Art", "Poster", "Decorative", "Diwani", "YetHangul", "Ligature", "Math")
_CAPTIONS = "EXP|EXP.|EXP:|MFG|MFG.|MFG:|BBF|BBE|Exp. Date|Mfg. Date|LOT|/|:|,|.|-".split("|")


@functools.cache
def _fonts(language):
    paths = [path for path in glyphs._OUTLINES
             if any(name in path.split("/")[-1] for name in _FONTS[language]) and not any(part in path for part in _LEFT_OUT)]
    probe = CLASSES[next(i for i, c in enumerate(CLASSES) if c[0] == language)][1]
    return [path for path in paths if _draws(path, probe)]


def _draws(path, text):
    """Whether a font has the glyphs of a text: those it lacks all look alike."""
    try:
        face = ImageFont.truetype(path, 24)
        shapes = {bytes(face.getmask(c)) for c in set(text) - {" "}}
        return len(shapes) > len(set(text) - {" "}) // 2 and bytes(face.getmask("\uffff")) not in shapes
    except OSError:
        return False


def _language(rng):
    return ("ko", "th", "ru", "ar")[rng.choice(4, p=[0.3, 0.3, 0.2, 0.2])]


def other(rng, language):
    """One to three words of a language that are no keyword, or as many random syllables of Hangul or letters of Thai."""
    words = _OTHERS[language].split()
    count = int(rng.integers(1, 4))
    if rng.random() < 0.3 and language == "ko":
        return "".join(chr(int(rng.integers(0xAC00, 0xD7A4))) for _ in range(rng.integers(1, 7)))
    if rng.random() < 0.15 and language == "th":
        return "".join(chr(int(rng.integers(0x0E01, 0x0E2E))) for _ in range(rng.integers(3, 12)))
    return " ".join(words[rng.integers(len(words))] for _ in range(count))


def latin(rng):
    """A line of label text or of a date code in Latin letters."""
    while True:
        words = texts.ordinary_line(rng, 3) if rng.random() < 0.6 else texts.date_code_line(rng)[0]
        if not any(glyphs.script(character) for character in words):
            return words


def text(rng):
    """A text, its language, and the classes of its keywords."""
    language = _language(rng)
    kind = rng.random()
    if kind < 0.12:
        return latin(rng), None, []
    if kind < 0.42:
        return other(rng, language), language, []
    index = int(rng.choice([i for i, item in enumerate(CLASSES) if item[0] == language]))
    spellings = CLASSES[index][2].split("|")
    word = spellings[rng.integers(len(spellings))]
    place = rng.random()
    date = texts.date(rng)
    if place < 0.2:
        caption = _CAPTIONS[rng.integers(len(_CAPTIONS))]
        word = f"{caption} {word}" if rng.random() < 0.5 else f"{word}{' ' if rng.random() < 0.5 else ''}{caption}"
    elif place < 0.35:
        length = int(rng.integers(1, 9))
        follows = word in ("까지", "부터") or language == "ar"
        word = f"{date[-length:]} {word}" if follows else f"{word} {date[:length]}"
    elif place < 0.45:
        word += ":"
    elif place < 0.5 and language in ("th", "ko"):
        # Two captions in one line, as above two columns of dates.
        second = int(rng.choice([i for i, item in enumerate(CLASSES) if item[0] == language]))
        others = CLASSES[second][2].split("|")
        return f"{word}  {others[rng.integers(len(others))]}", language, [index + 1, second + 1]
    elif place < 0.55:
        word = f"{other(rng, language)} {word}"
    return word, language, [index + 1]


def render(words, language, rng, height=40):
    """A line as an ink mask with a margin, and the rows of its ink: the whole line at once, as scripts join letters."""
    if not features.check("raqm"):
        raise SystemExit("Pillow needs libraqm: without it Thai and Arabic letters are not joined")
    paths = _fonts(language) if language else glyphs.PLAIN
    path = paths[rng.integers(len(paths))]
    dotted = rng.random() < 0.22
    size = int(rng.integers(11, 25)) if dotted else int(height * 1.3)
    face = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.RAQM)
    box = face.getbbox(words)
    width, rows = max(4, box[2] - box[0]), max(size // 2, box[3] - box[1])
    image = Image.new("L", (width + 4, rows + 4), 0)
    draw = ImageDraw.Draw(image)
    draw.fontmode = "1" if dotted else "L"
    draw.text((2 - box[0], 2 - box[1]), words, font=face, fill=255)
    mask = np.asarray(image, np.float32) / 255
    scale = height / rows
    if dotted and scale > 1.6:
        y, x = np.nonzero(mask > 0.5)
        fine = np.zeros((int(mask.shape[0] * scale) + 2, int(mask.shape[1] * scale) + 2), np.float32)
        fine[(y * scale).astype(int), (x * scale).astype(int)] = 1
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (max(1, round(scale * rng.uniform(0.8, 1.5))),) * 2)
        mask = cv2.dilate(fine, kernel)
    else:
        mask = cv2.resize(mask, None, fx=scale * float(np.exp(rng.normal(0, 0.2))), fy=scale, interpolation=cv2.INTER_LINEAR)
        weight = int(rng.choice([-1, 0, 1, 2], p=[0.1, 0.6, 0.2, 0.1]))
        if weight:
            mask = cv2.dilate(mask, np.ones((weight + 1,) * 2)) if weight > 0 else cv2.erode(mask, np.ones((2, 2)))
    margin = height // 2
    return np.pad(mask, margin), margin, margin + mask.shape[0]
