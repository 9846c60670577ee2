#include <math.h>
#include <stddef.h>

#include "CCoderPrint.h"
#include "Weights.h"

enum { line_height = coder_print_line_height, pools = 4 };

static float median(const uint8_t *pixels, size_t count) {
    size_t histogram[256] = {0}, below = 0;
    for (size_t i = 0; i < count; i++) histogram[pixels[i]]++;
    int low = -1, high = 0;
    for (int value = 0; value < 256; value++) {
        below += histogram[value];
        if (low < 0 && 2 * below >= count) low = value;
        if (2 * below > count) {
            high = value;
            break;
        }
    }
    return (float)(low + high) / 2;
}

static void fill(const uint8_t *pixels, int width, FeatureMap *input) {
    size_t count = (size_t)width * line_height;
    float middle = median(pixels, count);
    double sum = 0;
    for (size_t i = 0; i < count; i++) sum += fabsf((float)pixels[i] - middle);
    float scale = (float)(1 / (sum / (double)count + 2) / 2);
    for (int row = 0; row < line_height; row++) {
        float *values = feature_at(input, row, 0);
        for (int x = 0; x < width; x++) {
            float value = ((float)pixels[(size_t)row * (size_t)width + (size_t)x] - middle) * scale;
            values[x] = fminf(fmaxf(value, -4), 4);
        }
    }
}

// Two places that take turns: what one step made is the next one's input.
typedef struct {
    float *places[2];
    int next;
    Rounding rounding;
} Turns;

static FeatureMap next_map(Turns *turns, int height, int width, int channels, int border) {
    turns->next = !turns->next;
    return feature_map(turns->places[turns->next], height, width, channels, border);
}

// The most that a map of a line so wide takes.
static size_t largest(const CoderPrintNetworks *networks, int width) {
    size_t most = feature_map_size(line_height, width, networks->stem[0].outputs, 1);
    for (int i = 1; i < pools; i++) {
        size_t size = feature_map_size(line_height >> i, width / (i > 1 ? 4 : 2), networks->stem[i].outputs, 1);
        most = size > most ? size : most;
    }
    size_t line = feature_map_size(1, width / 4, residual_channels, residual_columns / 2);
    return line > most ? line : most;
}

static FeatureMap run(const CoderPrintNetworks *networks, FeatureMap before, Turns *turns) {
    static const int pool_columns[pools] = {2, 2, 1, 1};
    for (int i = 0; i < pools; i++) {
        FeatureMap map = next_map(turns, before.height, before.width, networks->stem[i].outputs, 1);
        convolve(&networks->stem[i], &before, turns->rounding, &map, rectified);
        before = next_map(turns, map.height / 2, map.width / pool_columns[i], map.channels, 1);
        pool(&map, 2, pool_columns[i], &before);
    }
    FeatureMap line = next_map(turns, 1, before.width, residual_channels, residual_columns / 2);
    convolve(&networks->stem[pools], &before, turns->rounding, &line, rectified);
    FeatureMap between = next_map(turns, 1, line.width, residual_channels, 1);
    for (int i = 0; i < residual_blocks; i++) {
        const ResidualBlock *block = &networks->residual[i];
        convolve_depthwise(block->depthwise, block->depthwise_bias, residual_columns, &line, &between);
        convolve(&block->pointwise, &between, turns->rounding, &line, added_rectified);
    }
    FeatureMap scores = feature_map(between.values, 1, line.width, networks->head.outputs, 0);
    convolve(&networks->head, &line, turns->rounding, &scores, plain);
    return scores;
}

static void give(const FeatureMap *scores, float *log_probability) {
    for (int step = 0; step < scores->width; step++) {
        const float *score = feature_at(scores, 0, step);
        float greatest = score[0], sum = 0;
        for (int i = 1; i < coder_print_classes; i++) greatest = fmaxf(greatest, score[i]);
        for (int i = 0; i < coder_print_classes; i++) sum += expf(score[i] - greatest);
        float *target = log_probability + (size_t)step * coder_print_classes;
        for (int i = 0; i < coder_print_classes; i++) target[i] = score[i] - greatest - logf(sum);
    }
}

int coder_print_steps(int width) {
    return (width + 3) / 4;
}

bool coder_print_read(CoderPrintNetworks *networks, const uint8_t *pixels, int width, float *log_probability) {
    if (width < 4) return false;
    int padded = coder_print_steps(width) * 4;
    size_t size = largest(networks, padded);
    float *room = room_for(networks, 2 * size + size / sizeof *room);
    if (!room) return false;
    Turns turns = {{room, room + size}, 0, {networks->kernel, (uint8_t *)(room + 2 * size)}};
    FeatureMap input = next_map(&turns, line_height, padded, 1, 1);
    for (int row = 0; row < line_height && padded > width; row++) {
        for (int x = width; x < padded; x++) *feature_at(&input, row, x) = 0;
    }
    fill(pixels, width, &input);
    FeatureMap scores = run(networks, input, &turns);
    give(&scores, log_probability);
    return true;
}
