#include "Convolution.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// Wide vectors are passed only to functions that are always inlined, so no calling convention is at stake.
#pragma clang diagnostic ignored "-Wpsabi"

enum { lanes = 16 };
typedef float Lanes __attribute__((vector_size(lanes * sizeof(float)), aligned(sizeof(float))));

size_t feature_map_size(int height, int width, int channels, int border) {
    return (size_t)(height + 2 * border) * (size_t)(width + 2 * border) * (size_t)channels;
}

FeatureMap feature_map(float *values, int height, int width, int channels, int border) {
    FeatureMap map = {height, width, channels, border, values};
    size_t side = (size_t)(border * channels) * sizeof *values, line = (size_t)(width + 2 * border) * (size_t)channels;
    for (int row = -border; row < height + border; row++) {
        float *first = feature_at(&map, row, -border);
        if (row < 0 || row >= height) {
            memset(first, 0, line * sizeof *values);
        } else {
            memset(first, 0, side);
            memset(feature_at(&map, row, width), 0, side);
        }
    }
    return map;
}

float *feature_at(const FeatureMap *map, int row, int column) {
    size_t cell = (size_t)(row + map->border) * (size_t)(map->width + 2 * map->border) + (size_t)(column + map->border);
    return map->values + cell * (size_t)map->channels;
}

static inline __attribute__((always_inline)) Lanes splat(float value) {
    return (Lanes){} + value;
}

static inline __attribute__((always_inline)) Lanes positive(Lanes value) {
    return __builtin_elementwise_max(value, (Lanes){});
}

// Sixteen outputs of `pixels` neighbouring cells of one row.
static inline __attribute__((always_inline)) void cells_of_row(
    const Convolution *c, const FeatureMap *input, const float *weights, const float *bias, int row, int column,
    int pixels, float *output, int output_step, Activation activation
) {
    Lanes sums[8];
    for (int p = 0; p < pixels; p++) sums[p] = *(const Lanes *)bias;
    int step = c->stride * input->channels;
    int centre_row = c->rows % 2 ? c->rows / 2 : 0, centre_column = c->columns % 2 ? c->columns / 2 : 0;
    for (int y = 0; y < c->rows; y++) {
        const float *line = feature_at(input, row * c->stride + y - centre_row, column * c->stride - centre_column);
        // The taps of a row lie side by side: one run over columns × inputs.
        for (int i = 0; i < c->columns * c->inputs; i++, weights += lanes) {
            Lanes weight = *(const Lanes *)weights;
            for (int p = 0; p < pixels; p++) sums[p] += weight * splat(line[i + p * step]);
        }
    }
    for (int p = 0; p < pixels; p++) {
        Lanes *target = (Lanes *)(output + p * output_step);
        Lanes value = activation == added_rectified ? sums[p] + *target : sums[p];
        *target = activation == plain ? value : positive(value);
    }
}

static inline __attribute__((always_inline)) void convolve_all(
    const Convolution *c, const FeatureMap *input, FeatureMap *output, Activation activation, int pixels
) {
    size_t block = (size_t)c->rows * (size_t)c->columns * (size_t)c->inputs * lanes;
    for (int row = 0; row < output->height; row++) {
        for (int lane = 0; lane < c->outputs; lane += lanes) {
            const float *weights = c->weights + block * (size_t)(lane / lanes);
            // The last block overlaps the one before it, which does no harm unless the output is added to.
            bool overlaps = activation != added_rectified && output->width >= pixels;
            int column = 0;
            for (; column + pixels <= output->width; column += pixels) {
                float *target = feature_at(output, row, column) + lane;
                cells_of_row(c, input, weights, c->bias + lane, row, column, pixels, target, output->channels, activation);
            }
            if (column < output->width && overlaps) {
                column = output->width - pixels;
                float *target = feature_at(output, row, column) + lane;
                cells_of_row(c, input, weights, c->bias + lane, row, column, pixels, target, output->channels, activation);
                column = output->width;
            }
            for (; column < output->width; column++) {
                float *target = feature_at(output, row, column) + lane;
                cells_of_row(c, input, weights, c->bias + lane, row, column, 1, target, output->channels, activation);
            }
        }
    }
}

#if defined(__x86_64__)
__attribute__((target("avx512f,avx512vl,fma"))) static void convolve_avx512(
    const Convolution *c, const FeatureMap *input, FeatureMap *output, Activation activation
) {
    convolve_all(c, input, output, activation, 8);
}

__attribute__((target("avx2,fma"))) static void convolve_avx2(
    const Convolution *c, const FeatureMap *input, FeatureMap *output, Activation activation
) {
    convolve_all(c, input, output, activation, 6);
}
#endif

void convolve(const Convolution *c, const FeatureMap *input, FeatureMap *output, Activation activation) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl")) {
        convolve_avx512(c, input, output, activation);
        return;
    }
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
        convolve_avx2(c, input, output, activation);
        return;
    }
#endif
    convolve_all(c, input, output, activation, 4);
}

void convolve_depthwise(
    const float *weights, const float *bias, int columns, const FeatureMap *input, FeatureMap *output
) {
    for (int row = 0; row < output->height; row++) {
        for (int column = 0; column < output->width; column++) {
            const float *line = feature_at(input, row, column - columns / 2);
            float *target = feature_at(output, row, column);
            for (int lane = 0; lane < input->channels; lane += lanes) {
                Lanes sum = *(const Lanes *)(bias + lane);
                for (int x = 0; x < columns; x++) {
                    sum += *(const Lanes *)(weights + x * input->channels + lane)
                        * *(const Lanes *)(line + x * input->channels + lane);
                }
                *(Lanes *)(target + lane) = positive(sum);
            }
        }
    }
}

void pool(const FeatureMap *input, int rows, int columns, FeatureMap *output) {
    for (int row = 0; row < output->height; row++) {
        for (int column = 0; column < output->width; column++) {
            float *target = feature_at(output, row, column);
            memcpy(target, feature_at(input, row * rows, column * columns), (size_t)input->channels * sizeof(float));
            for (int tap = 1; tap < rows * columns; tap++) {
                const float *other = feature_at(input, row * rows + tap / columns, column * columns + tap % columns);
                for (int i = 0; i < input->channels; i++) target[i] = other[i] > target[i] ? other[i] : target[i];
            }
        }
    }
}

void add_doubled(const FeatureMap *half, FeatureMap *map) {
    for (int row = 0; row < map->height; row++) {
        for (int column = 0; column < map->width; column++) {
            const float *source = feature_at(half, row / 2, column / 2);
            float *target = feature_at(map, row, column);
            for (int i = 0; i < map->channels; i++) target[i] += source[i];
        }
    }
}
