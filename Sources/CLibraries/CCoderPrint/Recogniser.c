#include <math.h>
#include <stddef.h>

#include "CCoderPrint.h"
#include "Weights.h"

enum { line_height = coder_print_line_height, pools = 4, map_count = 2 * pools + 3 };

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

static void run(const CoderPrintNetworks *networks, FeatureMap *input, FeatureMap all[map_count]) {
    static const int pool_columns[pools] = {2, 2, 1, 1};
    FeatureMap *before = input;
    for (int i = 0; i < pools; i++) {
        convolve(&networks->stem[i], before, &all[2 * i], rectified);
        pool(&all[2 * i], 2, pool_columns[i], &all[2 * i + 1]);
        before = &all[2 * i + 1];
    }
    FeatureMap *line = &all[2 * pools], *between = &all[2 * pools + 1], *scores = &all[2 * pools + 2];
    convolve(&networks->stem[pools], before, line, rectified);
    for (int i = 0; i < residual_blocks; i++) {
        const ResidualBlock *block = &networks->residual[i];
        convolve_depthwise(block->depthwise, block->depthwise_bias, residual_columns, line, between);
        convolve(&block->pointwise, between, line, added_rectified);
    }
    convolve(&networks->head, line, scores, plain);
}

static bool make_maps(const CoderPrintNetworks *networks, int width, FeatureMap all[map_count]) {
    static const int rows[pools + 1] = {32, 16, 8, 4, 2}, divisors[pools + 1] = {1, 2, 4, 4, 4};
    bool complete = true;
    for (int i = 0; i < pools; i++) {
        int channels = networks->stem[i].outputs;
        all[2 * i] = feature_map(rows[i], width / divisors[i], channels, 1);
        all[2 * i + 1] = feature_map(rows[i + 1], width / divisors[i + 1], channels, 1);
    }
    int steps = width / divisors[pools];
    all[2 * pools] = feature_map(1, steps, residual_channels, residual_columns / 2);
    all[2 * pools + 1] = feature_map(1, steps, residual_channels, 1);
    all[2 * pools + 2] = feature_map(1, steps, networks->head.outputs, 0);
    for (int i = 0; i < map_count; i++) complete = complete && all[i].values;
    return complete;
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

bool coder_print_read(const CoderPrintNetworks *networks, const uint8_t *pixels, int width, float *log_probability) {
    if (width < 4) return false;
    int padded = coder_print_steps(width) * 4;
    FeatureMap all[map_count], input = feature_map(line_height, padded, 1, 1);
    bool complete = make_maps(networks, padded, all) && input.values;
    if (complete) {
        fill(pixels, width, &input);
        run(networks, &input, all);
        give(&all[2 * pools + 2], log_probability);
    }
    for (int i = 0; i < map_count; i++) feature_map_free(&all[i]);
    feature_map_free(&input);
    return complete;
}
