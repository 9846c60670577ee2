#include <math.h>
#include <stdlib.h>

#include "CCoderPrint.h"
#include "Weights.h"

enum {
    half_map, quarter_first, quarter, eighth_first, eighth, sixteenth_first, sixteenth_second, sixteenth, thirtysecond_first,
    thirtysecond, from_32, from_16, merged_8, from_8, merged_4, maps, map_count,
};

// How far the surroundings of a pixel reach, and the deviation that plain noise has.
enum { surroundings = 48, unrest = 8 };

typedef struct {
    double sum, squares;
} Sums;

// What stands above and left of each pixel: (height + 1) × (width + 1) sums; NULL without memory.
static Sums *summed(const uint8_t *pixels, int width, int height) {
    size_t stride = (size_t)width + 1;
    Sums *table = calloc(stride * ((size_t)height + 1), sizeof *table);
    if (!table) return NULL;
    for (int row = 0; row < height; row++) {
        const Sums *above = table + (size_t)row * stride;
        Sums *here = table + ((size_t)row + 1) * stride, line = {0, 0};
        for (int x = 0; x < width; x++) {
            double value = pixels[(size_t)row * (size_t)width + (size_t)x];
            line.sum += value;
            line.squares += value * value;
            here[x + 1] = (Sums){above[x + 1].sum + line.sum, above[x + 1].squares + line.squares};
        }
    }
    return table;
}

static int at_most(int value, int most) {
    return value < most ? value : most;
}

// Each pixel minus the mean of its surroundings, over their deviation: so faint print stands out.
static bool fill(const uint8_t *pixels, FeatureMap *input) {
    int width = input->width, height = input->height;
    Sums *table = summed(pixels, width, height);
    if (!table) return false;
    size_t stride = (size_t)width + 1;
    for (int row = 0; row < height; row++) {
        int first = row > surroundings ? row - surroundings : 0, last = at_most(row + surroundings + 1, height);
        const Sums *upper = table + (size_t)first * stride, *lower = table + (size_t)last * stride;
        float *values = feature_at(input, row, 0);
        for (int x = 0; x < width; x++) {
            int left = x > surroundings ? x - surroundings : 0, right = at_most(x + surroundings + 1, width);
            double count = (double)(last - first) * (right - left);
            double mean = (lower[right].sum - lower[left].sum - upper[right].sum + upper[left].sum) / count;
            double square = lower[right].squares - lower[left].squares - upper[right].squares + upper[left].squares;
            double deviation = sqrt(fmax(square / count - mean * mean, 0));
            double value = pixels[(size_t)row * (size_t)width + (size_t)x];
            values[x] = (float)((value - mean) / (deviation + unrest));
        }
    }
    free(table);
    return true;
}

// Each map's size is the picture's over this; the channels are those of the layer that makes it.
static const int shrinks[map_count] = {2, 4, 4, 8, 8, 16, 16, 16, 32, 32, 32, 16, 8, 8, 4, 4};

static bool make_maps(const Convolution *layers, int width, int height, FeatureMap all[map_count]) {
    bool complete = true;
    for (int i = 0; i < map_count; i++) {
        all[i] = feature_map(height / shrinks[i], width / shrinks[i], layers[i].outputs, 1);
        complete = complete && all[i].values;
    }
    return complete;
}

static void run(const Convolution *layers, FeatureMap *input, FeatureMap all[map_count]) {
    FeatureMap *before = input;
    for (int i = half_map; i <= thirtysecond; i++) {
        convolve(&layers[i], before, &all[i], rectified);
        before = &all[i];
    }
    convolve(&layers[from_32], &all[thirtysecond], &all[from_32], rectified);
    add_doubled(&all[from_32], &all[sixteenth]);
    convolve(&layers[from_16], &all[sixteenth], &all[from_16], rectified);
    add_doubled(&all[from_16], &all[eighth]);
    convolve(&layers[merged_8], &all[eighth], &all[merged_8], rectified);
    convolve(&layers[from_8], &all[merged_8], &all[from_8], rectified);
    add_doubled(&all[from_8], &all[quarter]);
    convolve(&layers[merged_4], &all[quarter], &all[merged_4], rectified);
    convolve(&layers[maps], &all[merged_4], &all[maps], plain);
}

static void give(const FeatureMap *scores, float *probability, float *capital_height) {
    for (int row = 0; row < scores->height; row++) {
        for (int column = 0; column < scores->width; column++) {
            const float *cell = feature_at(scores, row, column);
            size_t index = (size_t)row * (size_t)scores->width + (size_t)column;
            probability[index] = 1 / (1 + expf(-cell[0]));
            capital_height[index] = 16 * exp2f(fminf(fmaxf(cell[1], -3), 4));
        }
    }
}

bool coder_print_find(
    const CoderPrintNetworks *networks, const uint8_t *pixels, int width, int height, float *probability,
    float *capital_height
) {
    if (width <= 0 || height <= 0 || width % coder_print_side_multiple || height % coder_print_side_multiple) return false;
    FeatureMap all[map_count], input = feature_map(height, width, 1, 1);
    bool complete = make_maps(networks->finder, width, height, all) && input.values && fill(pixels, &input);
    if (complete) {
        run(networks->finder, &input, all);
        give(&all[maps], probability, capital_height);
    }
    for (int i = 0; i < map_count; i++) feature_map_free(&all[i]);
    feature_map_free(&input);
    return complete;
}
