/* Finds where a symbol may begin and end in a profile. */
#include "Stripes.h"
#include <math.h>
#include <pthread.h>
#include <string.h>

enum { maximum_edges = 48, side_halves = 18, middle_halves = 16, modules = 95, middle_place = 45 };

const float blur_widths[blurs] = {0.35f, 0.6f, 0.9f, 1.25f};

/* The darkness of the guards, two values a module, with four modules of the quiet zone beside them. */
static float beginnings[blurs][side_halves], ends[blurs][side_halves], middles[blurs][middle_halves];

static float step_response(float x, float sigma) { return 0.5f * (1 + erff(x / (sigma * 1.41421356f))); }

/* A row of modules under blur, `number` values from `from` on; the ground beside it is half dark. */
void render(const float *dark, int count, float sigma, float from, int number, float spacing, float *output) {
    for (int i = 0; i < number; i++) {
        float sum = 0.5f, before = 0.5f;
        for (int k = 0; k <= count; k++) {
            float next = k < count ? dark[k] : 0.5f;
            if (next != before) sum += (next - before) * step_response(from + spacing * (float)i - (float)k, sigma);
            before = next;
        }
        output[i] = sum;
    }
}

static void render_guards(void) {
    static const float beginning[10] = {0, 0, 0, 0, 0, 1, 0, 1, 0, 0.5f}, middle[9] = {0.5f, 1, 0, 1, 0, 1, 0, 1, 0.5f};
    float end[10];
    for (int i = 0; i < 10; i++) end[i] = beginning[9 - i];
    for (int blur = 0; blur < blurs; blur++) {
        render(beginning, 10, blur_widths[blur], 0.25f, side_halves, 0.5f, beginnings[blur]);
        render(end, 10, blur_widths[blur], 1.25f, side_halves, 0.5f, ends[blur]);
        render(middle, 9, blur_widths[blur], 0.75f, middle_halves, 0.5f, middles[blur]);
    }
}

float value_at(const float *profile, float x) {
    x = fminf(fmaxf(x, 0), profile_length - 1.01f);
    int i = (int)x;
    float rest = x - (float)i;
    return profile[i] * (1 - rest) + profile[i + 1] * rest;
}

/* The correlation of a pattern of darkness, two values a module, with a profile of light from a place on: 1 is best. */
static float correlation(const float *profile, float from, float module, const float *pattern, int count) {
    REORDER_SUMS
    float sum = 0, square = 0, product = 0, pattern_sum = 0, pattern_square = 0;
    for (int i = 0; i < count; i++) {
        float dark = -value_at(profile, from + module * 0.5f * ((float)i + 0.5f));
        sum += dark;
        square += dark * dark;
        product += dark * pattern[i];
        pattern_sum += pattern[i];
        pattern_square += pattern[i] * pattern[i];
    }
    float shared = product - sum * pattern_sum / (float)count, variance = square - sum * sum / (float)count;
    float pattern_variance = pattern_square - pattern_sum * pattern_sum / (float)count;
    return variance > 1e-3f ? shared / sqrtf(variance * pattern_variance) : 0;
}

/* The fit of the three guards under the best blur. */
static float guards(const float *profile, float start, float end, float module) {
    float best = 0;
    for (int blur = 0; blur < blurs; blur++) {
        float sides = correlation(profile, start - 5 * module, module, beginnings[blur], side_halves) +
                      correlation(profile, end - 4 * module, module, ends[blur], side_halves);
        if (sides < 0.9f) continue;
        float middle = 0;
        for (float shift = -1.5f; shift <= 1.5f; shift += 0.5f)
            middle = fmaxf(middle, correlation(profile, start + (middle_place - 2 + shift) * module, module,
                                               middles[blur], middle_halves) -
                                       0.05f * fabsf(shift));
        best = fmaxf(best, sides + middle);
    }
    return best;
}

static int clamped(float x) { return x < 0 ? 0 : x > profile_length ? profile_length : (int)x; }

/* The share of all steps that is within the symbol, minus the noise in its quiet zones. `steps` are running sums. */
static float seclusion(const float *steps, int start, int end, float module) {
    float within = steps[clamped((float)end + 2)] - steps[clamped((float)start - 1)];
    float before = steps[clamped((float)start - 2)] - steps[clamped((float)start - 8 * module)];
    float after = steps[clamped((float)end + 8 * module)] - steps[clamped((float)end + 3)];
    float noise = (fmaxf(before, 0) + fmaxf(after, 0)) / (16 * module);
    return within / steps[profile_length] - noise * modules * module / within;
}

static int insert(span *found, int count, int capacity, span one) {
    if (count == capacity && found[count - 1].score >= one.score) return count;
    int place = count < capacity ? count++ : count - 1;
    for (; place > 0 && found[place - 1].score < one.score; place--) found[place] = found[place - 1];
    found[place] = one;
    return count;
}

/* The places where the profile is steeper than beside them, those that fall apart from those that rise; shallow ones
   are left out. */
static void find_edges(const float *profile, int *falls, int *fall_count, int *rises, int *rise_count) {
    float steepest = 0;
    for (int i = 2; i < profile_length - 2; i++) steepest = fmaxf(steepest, fabsf(profile[i + 1] - profile[i - 1]));
    for (int i = 2; i < profile_length - 2; i++) {
        float before = profile[i] - profile[i - 2], step = profile[i + 1] - profile[i - 1];
        float after = profile[i + 2] - profile[i];
        if (fabsf(step) < 0.12f * steepest) continue;
        if (step < 0 && step <= before && step < after && *fall_count < maximum_edges) falls[(*fall_count)++] = i;
        if (step > 0 && step >= before && step > after && *rise_count < maximum_edges) rises[(*rise_count)++] = i;
    }
}

int find_spans(const float *profile, span *found, int capacity) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, render_guards);
    int falls[maximum_edges], rises[maximum_edges], fall_count = 0, rise_count = 0, count = 0;
    find_edges(profile, falls, &fall_count, rises, &rise_count);
    float steps[profile_length + 1] = {0};
    for (int i = 0; i < profile_length; i++) steps[i + 1] = steps[i] + (i > 0 ? fabsf(profile[i] - profile[i - 1]) : 0);
    for (int fall = 0; fall < fall_count; fall++) {
        for (int rise = 0; rise < rise_count; rise++) {
            int width = rises[rise] - falls[fall];
            if (width < profile_length * 3 / 10 || width > profile_length * 19 / 20) continue;
            float module = (float)width / modules;
            float score = guards(profile, (float)falls[fall], (float)rises[rise], module);
            if (score < 0.9f) continue;
            score += seclusion(steps, falls[fall], rises[rise], module);
            count = insert(found, count, capacity, (span){(float)falls[fall], module, score});
        }
    }
    return count;
}
