/* What the parts of the reader share. */
#ifndef STRIPES_H
#define STRIPES_H
#include "Cells.h"

/* Contiguous sums may be added up in any order, so that the compiler can use wide registers. */
#if defined(__clang__)
#define REORDER_SUMS _Pragma("clang fp reassociate(on) contract(fast)")
#else
#define REORDER_SUMS
#endif

enum { profile_length = 520, blurs = 4, digits_in_code = 12, forms = 20 };

/* Standard deviations of a bell-shaped blur in modules. */
extern const float blur_widths[blurs];

/* A place full of parallel stripes: its middle, the direction across the stripes, half its extents across and along. */
typedef struct { float x, y, angle, half_length, half_height, energy; } stripes;

/* Where a symbol begins in a profile, how wide a module is, and how well its guards fit. */
typedef struct { float start, module, score; } span;

/* How badly each form of a digit fits at each place: on the left 0 to 9 odd parity and 10 to 19 even, on the right 0 to
   9 alone. */
typedef struct { float cost[digits_in_code][forms]; } digit_costs;

/* The likeliest number and the next likeliest. */
typedef struct { float cost; char digits[14]; } answer;

int find_stripes(const uint8_t *pixels, int width, int height, stripes *found, int capacity);

float value_at(const float *profile, float x);
void render(const float *dark, int count, float sigma, float from, int number, float spacing, float *output);

int find_spans(const float *profile, span *found, int capacity);

/* Fills the costs of all digits of a symbol; zero when memory is short. */
int weigh_digits(const float *profile, const span *symbol, int blur, digit_costs *costs);

/* Offers the two likeliest numbers of these costs to the two best so far. */
void choose_numbers(const digit_costs *costs, answer best[2]);

#endif
