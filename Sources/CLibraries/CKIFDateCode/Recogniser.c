#include <math.h>
#include <stddef.h>

#include "CKIFDateCode.h"
#include "Weights.h"

enum { line_height = ckifdatecode_line_height, pools = 4 };

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

static void normalise(const uint8_t *pixels, int width, FeatureMap *input) {
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

// Two memory slots in turn: the output of one layer is the input of the next.
typedef struct {
    float *slots[2];
    int next;
    Rounding rounding;
} PingPong;

static FeatureMap next_map(PingPong *maps, int height, int width, int channels, int border) {
    maps->next = !maps->next;
    return feature_map(maps->slots[maps->next], height, width, channels, border);
}

// The maximum size of a map for a line this wide.
static size_t largest(const LineNetwork *network, int width) {
    size_t maximum = feature_map_size(line_height, width, network->stem[0].outputs, 1);
    for (int i = 1; i < pools; i++) {
        size_t size = feature_map_size(line_height >> i, width / (i > 1 ? 4 : 2), network->stem[i].outputs, 1);
        maximum = size > maximum ? size : maximum;
    }
    size_t line = feature_map_size(1, width / 4, network->stem[pools].outputs, residual_columns / 2);
    return line > maximum ? line : maximum;
}

static FeatureMap run(const LineNetwork *network, FeatureMap before, PingPong *maps) {
    static const int pool_columns[pools] = {2, 2, 1, 1};
    for (int i = 0; i < pools; i++) {
        FeatureMap map = next_map(maps, before.height, before.width, network->stem[i].outputs, 1);
        convolve(&network->stem[i], &before, maps->rounding, &map, rectified);
        before = next_map(maps, map.height / 2, map.width / pool_columns[i], map.channels, 1);
        pool(&map, 2, pool_columns[i], &before);
    }
    int channels = network->stem[pools].outputs;
    FeatureMap line = next_map(maps, 1, before.width, channels, residual_columns / 2);
    convolve(&network->stem[pools], &before, maps->rounding, &line, rectified);
    FeatureMap between = next_map(maps, 1, line.width, channels, 1);
    for (int i = 0; i < network->blocks; i++) {
        const ResidualBlock *block = &network->residual[i];
        convolve_depthwise(block->depthwise, block->depthwise_bias, residual_columns, &line, &between);
        convolve(&block->pointwise, &between, maps->rounding, &line, added_rectified);
    }
    FeatureMap scores = feature_map(between.values, 1, line.width, network->head.outputs, 0);
    convolve(&network->head, &line, maps->rounding, &scores, plain);
    return scores;
}

static void write_outputs(const FeatureMap *scores, int classes, float *log_probability) {
    for (int step = 0; step < scores->width; step++) {
        const float *score = feature_at(scores, 0, step);
        float greatest = score[0], sum = 0;
        for (int i = 1; i < classes; i++) greatest = fmaxf(greatest, score[i]);
        for (int i = 0; i < classes; i++) sum += expf(score[i] - greatest);
        float *target = log_probability + (size_t)step * (size_t)classes;
        for (int i = 0; i < classes; i++) target[i] = score[i] - greatest - logf(sum);
    }
}

int ckifdatecode_time_steps(int width) { return (width + 3) / 4; }

static bool read_line(ckifdatecode_networks *networks, const LineNetwork *network, const uint8_t *pixels, int width,
                      float *log_probability) {
    if (width < 4) return false;
    int padded = ckifdatecode_time_steps(width) * 4;
    size_t size = largest(network, padded);
    float *memory = scratch_memory(networks, 2 * size + size / sizeof *memory);
    if (!memory) return false;
    PingPong maps = {{memory, memory + size}, 0, {networks->kernel, (uint8_t *)(memory + 2 * size)}};
    FeatureMap input = next_map(&maps, line_height, padded, 1, 1);
    for (int row = 0; row < line_height && padded > width; row++) {
        for (int x = width; x < padded; x++) *feature_at(&input, row, x) = 0;
    }
    normalise(pixels, width, &input);
    FeatureMap scores = run(network, input, &maps);
    write_outputs(&scores, network->classes, log_probability);
    return true;
}

bool ckifdatecode_recognise(ckifdatecode_networks *networks, const uint8_t *pixels, int width, float *log_probability) {
    return read_line(networks, &networks->recogniser, pixels, width, log_probability);
}

bool ckifdatecode_find_keywords(ckifdatecode_networks *networks, const uint8_t *pixels, int width,
                                float *log_probability) {
    return read_line(networks, &networks->keywords, pixels, width, log_probability);
}
