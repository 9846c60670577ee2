#include <math.h>
#include <stdlib.h>

#include "CKIFDateCode.h"
#include "Weights.h"

enum {
    half_map,
    quarter_first,
    quarter,
    eighth_first,
    eighth,
    sixteenth_first,
    sixteenth_second,
    sixteenth,
    thirtysecond_first,
    thirtysecond,
    from_32,
    from_16,
    merged_8,
    from_8,
    merged_4,
    maps,
    map_count,
};

// The reach of a pixel's surroundings, and the deviation of plain noise.
enum { surroundings = 48, noise_deviation = 8 };

// Sums over the pixels of a column within a row's surroundings.
typedef struct {
    uint32_t sum, squares;
} Sums;

static void count_row(const uint8_t *row, int width, uint32_t sign, Sums *columns) {
    for (int x = 0; x < width; x++) {
        columns[x].sum += sign * row[x];
        columns[x].squares += sign * row[x] * row[x];
    }
}

// Each pixel minus the mean of its surroundings, divided by their deviation, so that faint print becomes clear.
static void normalise_row(const uint8_t *pixels, int width, int rows, const Sums *columns, float *values) {
    Sums sums = {0, 0};
    for (int x = 0; x < surroundings && x < width; x++)
        sums = (Sums){sums.sum + columns[x].sum, sums.squares + columns[x].squares};
    for (int x = 0; x < width; x++) {
        int enters = x + surroundings, leaves = x - surroundings - 1;
        if (enters < width) sums = (Sums){sums.sum + columns[enters].sum, sums.squares + columns[enters].squares};
        if (leaves >= 0) sums = (Sums){sums.sum - columns[leaves].sum, sums.squares - columns[leaves].squares};
        int left = leaves + 1 > 0 ? leaves + 1 : 0, right = enters < width ? enters + 1 : width;
        double count = (double)rows * (right - left), mean = sums.sum / count;
        double deviation = sqrt(fmax(sums.squares / count - mean * mean, 0));
        values[x] = (float)((pixels[x] - mean) / (deviation + noise_deviation));
    }
}

static bool normalise(const uint8_t *pixels, FeatureMap *input) {
    int width = input->width, height = input->height;
    Sums *columns = calloc((size_t)width, sizeof *columns);
    if (!columns) return false;
    for (int row = 0; row < surroundings && row < height; row++)
        count_row(pixels + (size_t)row * (size_t)width, width, 1, columns);
    for (int row = 0; row < height; row++) {
        int enters = row + surroundings, leaves = row - surroundings - 1;
        if (enters < height) count_row(pixels + (size_t)enters * (size_t)width, width, 1, columns);
        if (leaves >= 0) count_row(pixels + (size_t)leaves * (size_t)width, width, (uint32_t)-1, columns);
        int first = leaves + 1 > 0 ? leaves + 1 : 0, last = enters < height ? enters + 1 : height;
        normalise_row(pixels + (size_t)row * (size_t)width, width, last - first, columns, feature_at(input, row, 0));
    }
    free(columns);
    return true;
}

// Each map's size is the picture's divided by this; its channels are those of its layer.
static const int shrinks[map_count] = {2, 4, 4, 8, 8, 16, 16, 16, 32, 32, 32, 16, 8, 8, 4, 4};

// The map that each layer is computed from; the first one is computed from the picture.
static const int sources[map_count] = {
    -1,        half_map,           quarter_first, quarter,   eighth_first, eighth,   sixteenth_first, sixteenth_second,
    sixteenth, thirtysecond_first, thirtysecond,  sixteenth, eighth,       merged_8, quarter,         merged_4};

// The maps of half the size that are added to others before these are used.
static const struct { int half, whole; } sums[] = {{from_32, sixteenth}, {from_16, eighth}, {from_8, quarter}};
enum { sum_count = sizeof sums / sizeof *sums };

bool detector_fits(const Convolution *layers) {
    for (int i = 0; i < map_count; i++) {
        int source = sources[i], inputs = source < 0 ? 1 : layers[source].outputs;
        int stride = shrinks[i] / (source < 0 ? 1 : shrinks[source]);
        bool is_square = layers[i].rows == layers[i].columns && layers[i].rows % 2;
        if (layers[i].inputs != inputs || layers[i].stride != stride || !is_square) return false;
    }
    for (int i = 0; i < sum_count; i++) {
        if (layers[sums[i].half].outputs != layers[sums[i].whole].outputs) return false;
    }
    return true;
}

// Maps that are not needed at the same time share a memory slot: each map's slot. The picture is in the second one.
enum { map_slots = 5, input_slot = 1 };
static const int slot_of[map_count] = {0, 1, 0, 1, 2, 1, 3, 1, 3, 4, 3, 3, 1, 3, 1, 0};

typedef struct {
    const Convolution *layers;
    int width, height;
    float *map_slots[map_slots];
    Rounding rounding;
} Run;

static size_t size_of(const Run *state, int map) {
    return feature_map_size(state->height / shrinks[map], state->width / shrinks[map], state->layers[map].outputs, 1);
}

// Reserves memory for the maps; false without enough.
static bool reserve_maps(Run *state, ckifdatecode_networks *networks) {
    size_t sizes[map_slots] = {0}, sum = 0;
    sizes[input_slot] = feature_map_size(state->height, state->width, 1, 1);
    for (int i = 0; i < map_count; i++) {
        size_t size = size_of(state, i), *maximum = &sizes[slot_of[i]];
        *maximum = size > *maximum ? size : *maximum;
    }
    size_t largest = 0;
    for (int i = 0; i < map_slots; i++) {
        sum += sizes[i];
        largest = sizes[i] > largest ? sizes[i] : largest;
    }
    float *next = scratch_memory(networks, sum + largest / sizeof(float));
    if (!next) return false;
    for (int i = 0; i < map_slots; i++) {
        state->map_slots[i] = next;
        next += sizes[i];
    }
    state->rounding = (Rounding){networks->kernel, (uint8_t *)next};
    return true;
}

// The map that a layer computes from another one.
static FeatureMap next_map(const Run *state, int map, const FeatureMap *before, Activation activation) {
    FeatureMap after = feature_map(state->map_slots[slot_of[map]], state->height / shrinks[map],
                                   state->width / shrinks[map], state->layers[map].outputs, 1);
    convolve(&state->layers[map], before, state->rounding, &after, activation);
    return after;
}

static FeatureMap run(const Run *state, const FeatureMap *input) {
    FeatureMap all[map_count];
    for (int i = 0; i < map_count; i++) {
        for (int sum = 0; sum < sum_count; sum++) {
            if (sums[sum].half == i - 1) add_doubled(&all[i - 1], &all[sums[sum].whole]);
        }
        all[i] = next_map(state, i, i == 0 ? input : &all[sources[i]], i == maps ? plain : rectified);
    }
    return all[maps];
}

static void write_outputs(const FeatureMap *scores, float *probability, float *capital_height) {
    for (int row = 0; row < scores->height; row++) {
        for (int column = 0; column < scores->width; column++) {
            const float *cell = feature_at(scores, row, column);
            size_t index = (size_t)row * (size_t)scores->width + (size_t)column;
            probability[index] = 1 / (1 + expf(-cell[0]));
            capital_height[index] = 16 * exp2f(fminf(fmaxf(cell[1], -3), 4));
        }
    }
}

bool ckifdatecode_detect(ckifdatecode_networks *networks, const uint8_t *pixels, int width, int height,
                         float *probability, float *capital_height) {
    if (width <= 0 || height <= 0 || width % ckifdatecode_side_multiple || height % ckifdatecode_side_multiple)
        return false;
    Run state = {.layers = networks->detector, .width = width, .height = height};
    if (!reserve_maps(&state, networks)) return false;
    FeatureMap input = feature_map(state.map_slots[input_slot], height, width, 1, 1);
    if (!normalise(pixels, &input)) return false;
    FeatureMap scores = run(&state, &input);
    write_outputs(&scores, probability, capital_height);
    return true;
}
