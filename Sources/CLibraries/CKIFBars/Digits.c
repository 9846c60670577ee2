/* Measures how well digits fit a profile, and chooses the likeliest numbers. */
#include "Stripes.h"
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
    samples = 4,
    window = 9 * samples,
    reach = 8,
    shifts = 2 * reach + 1,
    maximum_shift_step = 2,
    half = 6,
    symbol_modules = 95
};
static const float shift_step = 0.25f, stiffness = 0.006f, impossible = 1e9f;

/* The digits of odd parity on the left, seven modules each, dark ones as 1; those of even parity are their mirrored
   complements, those on the right their complements. */
static const uint8_t odd_digits[10] = {0x0D, 0x19, 0x13, 0x3D, 0x23, 0x31, 0x2F, 0x3B, 0x37, 0x0B};

/* Which of the left digits have even parity, by the number's first digit. */
static const uint8_t even_places[10] = {0x00, 0x0B, 0x0D, 0x0E, 0x13, 0x19, 0x1C, 0x15, 0x16, 0x1A};

/* A digit's darkness under blur, with a module of each neighbour, and the parts of the sums that are constant. */
typedef struct {
    float dark[window], mean, variance;
} pattern;
static pattern patterns[blurs][30];
static float deviations[blurs];

static int mirrored(int modules) {
    int result = 0;
    for (int i = 0; i < 7; i++) result |= (modules >> i & 1) << (6 - i);
    return result;
}

static void render_digit(int form, int blur) {
    int modules = odd_digits[form % 10], on_right = form >= 20;
    if (form >= 10) modules = ~modules & 0x7F;
    if (form >= 10 && !on_right) modules = mirrored(modules);
    /* A left digit is between a bar and a space, a right one between a space and a bar. */
    float dark[9];
    dark[0] = (float)!on_right;
    for (int i = 0; i < 7; i++) dark[1 + i] = (float)(modules >> (6 - i) & 1);
    dark[8] = (float)on_right;
    pattern *result = &patterns[blur][form];
    render(dark, 9, blur_widths[blur], 0.5f / samples, window, 1.0f / samples, result->dark);
    float sum = 0, square = 0;
    for (int i = 0; i < window; i++) {
        sum += result->dark[i];
        square += result->dark[i] * result->dark[i];
    }
    result->mean = sum / window;
    result->variance = square / window - result->mean * result->mean;
}

static void render_digits(void) {
    for (int blur = 0; blur < blurs; blur++) {
        float sum = 0;
        for (int form = 0; form < 30; form++) {
            render_digit(form, blur);
            sum += patterns[blur][form].variance;
        }
        deviations[blur] = sqrtf(sum / 30);
    }
}

static float deviation_of(const float *profile, float from, float to) {
    float sum = 0, square = 0;
    int count = 0;
    for (float x = from; x < to; x += 1, count++) {
        float value = value_at(profile, x);
        sum += value;
        square += value * value;
    }
    if (count == 0) return 1;
    float mean = sum / (float)count;
    return sqrtf(fmaxf(square / (float)count - mean * mean, 1e-3f));
}

/* The cost of each form of a digit between two places, as a share of the symbol's variance. The contrast may differ a
   little from the symbol's, the brightness freely. */
static void measure_fits(const float *profile, float from, float to, const pattern *forms_here, int count,
                         float deviation, float gain, float *costs) {
    REORDER_SUMS
    float dark[window], sum = 0, square = 0, module = (to - from) / 7;
    for (int i = 0; i < window; i++) {
        dark[i] = -value_at(profile, from + module * (((float)i + 0.5f) / samples - 1));
        sum += dark[i];
        square += dark[i] * dark[i];
    }
    float mean = sum / window, variance = square / window - mean * mean;
    for (int form = 0; form < count; form++) {
        const pattern *one = &forms_here[form];
        float product = 0;
        for (int i = 0; i < window; i++) product += dark[i] * one->dark[i];
        float shared = product / window - mean * one->mean;
        float slope = fminf(fmaxf(shared / one->variance, 0.7f * gain), 1.4f * gain);
        costs[form] = (variance - 2 * slope * shared + slope * slope * one->variance) / (deviation * deviation);
    }
}

/* The costs of the six digits of a half for each shift of their boundaries. */
typedef float half_costs[half][shifts][shifts][forms];

static float minimum_of(const float *costs, int count) {
    float minimum = costs[0];
    for (int i = 1; i < count; i++) minimum = fminf(minimum, costs[i]);
    return minimum;
}

static float bend(int from, int to) { return stiffness * (float)((to - from) * (to - from)); }

static int is_possible(int from, int to) {
    return from >= 0 && to >= 0 && from < shifts && to < shifts && abs(from - to) <= maximum_shift_step;
}

/* The shifts of the seven boundaries for the best fit of all digits together, whatever they are. */
static void best_path(half_costs costs, int count, int path[half + 1]) {
    float best[half + 1][shifts] = {{0}};
    int back[half + 1][shifts] = {{0}};
    for (int digit = 0; digit < half; digit++) {
        for (int to = 0; to < shifts; to++) {
            best[digit + 1][to] = impossible;
            for (int from = to - maximum_shift_step; from <= to + maximum_shift_step; from++) {
                if (!is_possible(from, to)) continue;
                float cost = best[digit][from] + minimum_of(costs[digit][from][to], count) + bend(from, to);
                if (cost >= best[digit + 1][to]) continue;
                best[digit + 1][to] = cost;
                back[digit + 1][to] = from;
            }
        }
    }
    path[half] = 0;
    for (int to = 1; to < shifts; to++)
        if (best[half][to] < best[half][path[half]]) path[half] = to;
    for (int digit = half; digit > 0; digit--) path[digit - 1] = back[digit][path[digit]];
}

/* Each digit's cost with boundaries on the path or next to it. */
static void path_costs(half_costs costs, int count, const int path[half + 1], float (*result)[forms]) {
    for (int digit = 0; digit < half; digit++) {
        for (int form = 0; form < count; form++) result[digit][form] = impossible;
        for (int from = path[digit] - 1; from <= path[digit] + 1; from++) {
            for (int to = path[digit + 1] - 1; to <= path[digit + 1] + 1; to++) {
                if (!is_possible(from, to)) continue;
                for (int form = 0; form < count; form++)
                    result[digit][form] = fminf(result[digit][form], costs[digit][from][to][form] + bend(from, to));
            }
        }
    }
}

int measure_digits(const float *profile, const span *symbol, int blur, digit_costs *costs) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, render_digits);
    half_costs *all = malloc(sizeof *all);
    if (!all) return 0;
    float module = symbol->module;
    float deviation = deviation_of(profile, symbol->start, symbol->start + symbol_modules * module);
    for (int right = 0; right < 2; right++) {
        float first = symbol->start + (right ? 50 : 3) * module;
        const pattern *forms_here = &patterns[blur][right ? 20 : 0];
        int count = right ? 10 : 20, path[half + 1];
        for (int digit = 0; digit < half; digit++)
            for (int from = 0; from < shifts; from++)
                for (int to = from - maximum_shift_step; to <= from + maximum_shift_step; to++)
                    if (is_possible(from, to))
                        measure_fits(
                            profile, first + ((float)(7 * digit) + (float)(from - reach) * shift_step) * module,
                            first + ((float)(7 * digit + 7) + (float)(to - reach) * shift_step) * module, forms_here,
                            count, deviation, deviation / deviations[blur], (*all)[digit][from][to]);
        best_path(*all, count, path);
        path_costs(*all, count, path, costs->cost + half * right);
    }
    free(all);
    return 1;
}

static void insert_candidate(number_candidate best[2], float cost, const char *digits) {
    if (cost >= best[1].cost) return;
    if (best[0].cost < impossible && !memcmp(best[0].digits, digits, 14)) {
        best[0].cost = fminf(best[0].cost, cost);
        return;
    }
    int place = cost < best[0].cost ? 0 : 1;
    if (place == 0) best[1] = best[0];
    best[place].cost = cost;
    memcpy(best[place].digits, digits, 14);
}

/* Keeps, digit by digit, the two best beginnings for each remainder of the check sum. */
void choose_numbers(const digit_costs *costs, number_candidate best[2]) {
    for (int first = 0; first < 10; first++) {
        number_candidate table[2][10][2];
        for (int i = 0; i < 40; i++) table[i / 20][i / 2 % 10][i % 2].cost = impossible;
        table[0][first][0] = (number_candidate){0, {(char)('0' + first)}};
        for (int place = 0; place < digits_in_code; place++) {
            number_candidate(*now)[2] = table[place % 2], (*then)[2] = table[1 - place % 2];
            int is_even = place < half && even_places[first] >> (half - 1 - place) & 1;
            for (int i = 0; i < 20; i++) then[i / 2][i % 2].cost = impossible;
            for (int i = 0; i < 20; i++) {
                number_candidate *beginning = &now[i / 2][i % 2];
                if (beginning->cost >= impossible) continue;
                for (int digit = 0; digit < 10; digit++) {
                    number_candidate *next = then[(i / 2 + digit * (place % 2 ? 1 : 3)) % 10];
                    float cost = beginning->cost + costs->cost[place][digit + (is_even ? 10 : 0)];
                    if (cost >= next[1].cost) continue;
                    char digits[14];
                    memcpy(digits, beginning->digits, 14);
                    digits[place + 1] = (char)('0' + digit);
                    insert_candidate(next, cost, digits);
                }
            }
        }
        for (int i = 0; i < 2; i++)
            if (table[0][0][i].cost < impossible) insert_candidate(best, table[0][0][i].cost, table[0][0][i].digits);
    }
}
