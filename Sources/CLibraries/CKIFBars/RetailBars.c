#include "CKIFBars.h"
#include "Stripes.h"
#include <math.h>
#include <string.h>

enum {
    maximum_lines = 10,
    maximum_places = 3,
    maximum_spans = 5,
    maximum_refined = 2,
    strips = ckifbars_strips,
    turns = 6
};
static const float turn_step = 0.0175f, impossible = 1e9f;
/* A strip with a lower margin is ignored, as it may be across the printed digits. If it is the middle one, the others
   are not read. */
static const float minimum_margin = 0.03f;

/* One reading of a strip: a symbol, its direction and a blur. */
typedef struct {
    span symbol;
    int is_reversed, blur;
    digit_costs costs;
    float cost;
} reading;

static float pixel_at(const uint8_t *pixels, int width, int height, float x, float y) {
    x = fminf(fmaxf(x, 0), (float)width - 1.01f);
    y = fminf(fmaxf(y, 0), (float)height - 1.01f);
    int column = (int)x, row = (int)y;
    float right = x - (float)column, down = y - (float)row;
    const uint8_t *pixel = pixels + (long)row * width + column;
    return (pixel[0] * (1 - right) + pixel[1] * right) * (1 - down) +
           (pixel[width] * (1 - right) + pixel[width + 1] * right) * down;
}

/* The mean of some lines across the stripes, in a strip `along` from their middle; returns its steepness. */
static float average_lines(const uint8_t *pixels, int width, int height, const stripes *place, float angle, float along,
                           float depth, float step, float *profile) {
    float cosine = cosf(angle), sine = sinf(angle), steepness = 0;
    float middle_x = place->x - along * sinf(place->angle), middle_y = place->y + along * cosf(place->angle);
    int count = depth < 2 ? 1 : depth > maximum_lines ? maximum_lines : (int)depth;
    memset(profile, 0, sizeof(float) * profile_length);
    for (int line = 0; line < count; line++) {
        float off = count == 1 ? 0 : depth * ((float)line / (float)(count - 1) - 0.5f);
        float x = middle_x - off * sine - cosine * step * (profile_length / 2);
        float y = middle_y + off * cosine - sine * step * (profile_length / 2);
        for (int i = 0; i < profile_length; i++, x += cosine * step, y += sine * step)
            profile[i] += pixel_at(pixels, width, height, x, y) / (float)count;
    }
    for (int i = 2; i < profile_length; i++) steepness += (profile[i] - profile[i - 2]) * (profile[i] - profile[i - 2]);
    return steepness;
}

/* The strip's profile at the angle at which it is sharpest. */
static void average_strip(const uint8_t *pixels, int width, int height, const stripes *place, int strip,
                          float *profile) {
    float step = place->half_length * 2 / (profile_length * 0.77f);
    float along = place->half_height * 0.55f * (float)(strip - strips / 2);
    float depth = fminf(place->half_height * 0.44f, 20), best = -1, angle = place->angle;
    for (int turn = -turns; turn <= turns; turn++) {
        float turned = place->angle + (float)turn * turn_step;
        float steepness = average_lines(pixels, width, height, place, turned, along, depth, step, profile);
        if (steepness <= best) continue;
        best = steepness;
        angle = turned;
    }
    average_lines(pixels, width, height, place, angle, along, depth, step, profile);
}

static float margin_of(const number_candidate best[2]) {
    return best[0].cost > 0 && best[1].cost < impossible ? best[1].cost / best[0].cost - 1 : 0;
}

static int read_symbol(const float *profile, reading *one) {
    number_candidate best[2] = {{impossible, ""}, {impossible, ""}};
    float turned[profile_length];
    span symbol = one->symbol;
    if (one->is_reversed) {
        for (int i = 0; i < profile_length; i++) turned[i] = profile[profile_length - 1 - i];
        symbol.start = profile_length - 1 - (symbol.start + 95 * symbol.module);
    }
    if (!measure_digits(one->is_reversed ? turned : profile, &symbol, one->blur, &one->costs)) return 0;
    choose_numbers(&one->costs, best);
    /* With much blur all digits fit a little, but only the right ones fit better than all others. */
    one->cost = best[0].cost / (1 + margin_of(best));
    return 1;
}

static void insert_best(reading *best, int count, const reading *one) {
    if (one->cost >= best[count - 1].cost) return;
    int place = count - 1;
    for (; place > 0 && best[place - 1].cost > one->cost; place--) best[place] = best[place - 1];
    best[place] = *one;
}

/* The best reading of a strip, and the best of the same symbol in the other direction. A direction may be given. */
static int read_strip(const float *profile, int first_way, int last_way, reading best[2]) {
    enum { usual_blur = 1 };
    span found[maximum_spans];
    reading kept[maximum_refined], one = {.blur = usual_blur};
    int count = find_spans(profile, found, maximum_spans);
    for (int i = 0; i < maximum_refined; i++) kept[i].cost = impossible;
    for (int i = 0; i < count; i++) {
        for (int way = first_way; way <= last_way; way++) {
            one.symbol = found[i];
            one.is_reversed = way;
            if (read_symbol(profile, &one)) insert_best(kept, maximum_refined, &one);
        }
    }
    if (kept[0].cost >= impossible) return 0;
    best[0] = kept[0];
    for (int i = 0; i < maximum_refined && kept[i].cost < impossible; i++) {
        one = kept[i];
        for (one.blur = 0; one.blur < blurs; one.blur++)
            if (one.blur != usual_blur && read_symbol(profile, &one)) insert_best(best, 1, &one);
    }
    best[1] = best[0];
    best[1].is_reversed = !best[0].is_reversed;
    return read_symbol(profile, &best[1]);
}

static void add(digit_costs *sum, const digit_costs *costs) {
    for (int i = 0; i < digits_in_code; i++)
        for (int form = 0; form < forms; form++) sum->cost[i][form] += costs->cost[i][form];
}

/* After half a turn the corners of a place begin at the opposite one. */
static void write_corners(const stripes *place, int is_reversed, ckifbars_retail_code *code) {
    static const float across[4] = {-1, 1, 1, -1}, along[4] = {-1, -1, 1, 1};
    float cosine = cosf(place->angle), sine = sinf(place->angle);
    for (int i = 0; i < 4; i++) {
        int corner = is_reversed ? (i + 2) % 4 : i;
        float right = across[corner] * place->half_length, down = along[corner] * place->half_height;
        code->x[i] = (int)(place->x + right * cosine - down * sine);
        code->y[i] = (int)(place->y + right * sine + down * cosine);
    }
}

static int read_place(const uint8_t *pixels, int width, int height, const stripes *place, ckifbars_retail_code *code) {
    /* The middle strip first, which is mostly the best one. */
    static const int order[strips] = {1, 0, 2};
    digit_costs sums[2];
    char numbers[strips][14] = {""};
    int way = 0, used = 0, is_resolved = 1;
    memset(sums, 0, sizeof sums);
    for (int i = 0; i < strips; i++) {
        float profile[profile_length];
        reading best[2];
        average_strip(pixels, width, height, place, order[i], profile);
        if (!read_strip(profile, used ? way : 0, used ? way : 1, best)) continue;
        number_candidate alone[2] = {{impossible, ""}, {impossible, ""}};
        for (int k = 0; k < 2; k++) choose_numbers(&best[k].costs, alone);
        if (margin_of(alone) < minimum_margin) {
            if (used) continue;
            return 0;
        }
        way = best[0].is_reversed;
        /* Under the widest blur almost any stripes fit some number. */
        if (best[0].blur == blurs - 1) is_resolved = 0;
        memcpy(numbers[used++], alone[0].digits, 14);
        for (int k = 0; k < 2; k++) add(&sums[k], &best[k].costs);
    }
    if (!used) return 0;
    number_candidate best[2] = {{impossible, ""}, {impossible, ""}};
    for (int k = 0; k < 2; k++) choose_numbers(&sums[k], best);
    memcpy(code->digits, best[0].digits, 14);
    code->margin = margin_of(best);
    code->is_resolved = is_resolved;
    code->agreeing = 0;
    for (int i = 0; i < used; i++) code->agreeing += !memcmp(numbers[i], code->digits, 14);
    write_corners(place, way, code);
    return 1;
}

int ckifbars_find_retail(const uint8_t *pixels, int width, int height, ckifbars_retail_code *codes, int capacity) {
    stripes places[maximum_places];
    int count = find_stripes(pixels, width, height, places, maximum_places), found = 0;
    for (int i = 0; i < count && found < capacity; i++)
        found += read_place(pixels, width, height, &places[i], &codes[found]);
    return found;
}
