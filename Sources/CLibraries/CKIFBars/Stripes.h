/* Declarations that the parts of the reader share. */
#ifndef STRIPES_H
#define STRIPES_H
#include "Cells.h"

/* Lets the compiler reorder sums, so that it can use wide registers. */
#if defined(__clang__)
#define REORDER_SUMS _Pragma("clang fp reassociate(on) contract(fast)")
#else
#define REORDER_SUMS
#endif

enum { profile_length = 520, blurs = 4, digits_in_code = 12, forms = 20 };

/* Standard deviations of a bell-shaped blur in modules. */
extern const float blur_widths[blurs];

/* A place full of parallel stripes: its middle, the direction across the stripes, and half its size across and along.
   */
typedef struct {
    float x, y, angle, half_length, half_height, energy;
} stripes;

/* A symbol's beginning in a profile, the width of its modules, and the fit of its guards. */
typedef struct {
    float start, module, score;
} span;

/* The cost of each form of a digit at each place: on the left 0 to 9 with odd parity and 10 to 19 with even, on the
   right only 0 to 9. */
typedef struct {
    float cost[digits_in_code][forms];
} digit_costs;

/* A number, possibly only its first digits, and the cost of its digits. */
typedef struct {
    float cost;
    char digits[14];
} number_candidate;

int find_stripes(const uint8_t *pixels, int width, int height, stripes *found, int capacity);

float value_at(const float *profile, float x);
void render(const float *dark, int count, float sigma, float from, int number, float spacing, float *output);

int find_spans(const float *profile, span *found, int capacity);

/* Fills in the costs of all digits of a symbol; 0 without enough memory. */
int measure_digits(const float *profile, const span *symbol, int blur, digit_costs *costs);

/* Inserts the two likeliest numbers by these costs into the two best so far. */
void choose_numbers(const digit_costs *costs, number_candidate best[2]);

#endif
