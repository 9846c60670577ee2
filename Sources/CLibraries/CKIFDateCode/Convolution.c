#include "Convolution.h"

#include <stdbool.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Wide vectors are passed only to functions that are always inlined, so no calling convention is at stake.
#pragma clang diagnostic ignored "-Wpsabi"

#define INLINED static inline __attribute__((always_inline))

// Compiles a function for each kind of processor that gains by it; the loader selects one.
#if defined(__x86_64__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

enum { lanes = convolution_lanes, inputs_together = convolution_inputs };
typedef float Lanes __attribute__((vector_size(lanes * sizeof(float)), aligned(sizeof(float))));
typedef int32_t Sums __attribute__((vector_size(lanes * sizeof(int32_t)), aligned(sizeof(int32_t))));
// The weights of `inputs_together` neighbouring inputs for each of sixteen outputs.
typedef int8_t Taps __attribute__((vector_size(lanes * inputs_together), aligned(1)));

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

// The index of a cell's first channel among a map's values.
static size_t offset(const FeatureMap *map, int row, int column) {
    size_t cell = (size_t)(row + map->border) * (size_t)(map->width + 2 * map->border) + (size_t)(column + map->border);
    return cell * (size_t)map->channels;
}

float *feature_at(const FeatureMap *map, int row, int column) { return map->values + offset(map, row, column); }

#define POSITIVE(value) __builtin_elementwise_max(value, (Lanes){})

INLINED void store(Lanes value, float *output, Activation activation) {
    Lanes *target = (Lanes *)output;
    if (activation == added_rectified) value += *target;
    *target = activation == plain ? value : POSITIVE(value);
}

// Quantises a map without values below zero to bytes up to `convolution_maximum`; returns the size of one step.
INLINED float write_bytes(const FeatureMap *map, uint8_t *bytes) {
    size_t count = feature_map_size(map->height, map->width, map->channels, map->border);
    Lanes maximum = {};
    for (size_t i = 0; i < count; i += lanes)
        maximum = __builtin_elementwise_max(maximum, *(const Lanes *)(map->values + i));
    float greatest = 0;
    for (int i = 0; i < lanes; i++) greatest = maximum[i] > greatest ? maximum[i] : greatest;
    Lanes steps = (Lanes){} + (greatest > 0 ? convolution_maximum / greatest : 0);
    typedef uint8_t Bytes __attribute__((vector_size(lanes), aligned(1)));
    for (size_t i = 0; i < count; i += lanes) {
        Sums rounded = __builtin_convertvector(*(const Lanes *)(map->values + i) * steps + 0.5f, Sums);
        *(Bytes *)(bytes + i) = __builtin_convertvector(rounded, Bytes);
    }
    return greatest / convolution_maximum;
}

// Adds to sixteen sums the products of weights with `inputs_together` inputs.
typedef Sums (*Dot)(Sums sums, uint32_t inputs, Taps taps);

// Sixteen or thirty-two outputs (`blocks` of sixteen) of `pixels` neighbouring cells of one row. Loops over these are
// unrolled, so that the sums stay in registers: in memory they would take three times as long.
INLINED void cells_of_row(const Convolution *c, const FeatureMap *input, const uint8_t *bytes, float unit, int row,
                          int column, int lane, FeatureMap *output, Activation activation, int blocks, int pixels,
                          Dot dot) {
    size_t block = (size_t)c->rows * (size_t)c->columns * (size_t)c->inputs * lanes;
    const int8_t *taps = c->steps + block * (size_t)(lane / lanes);
    Sums sums[2][8] = {};
    size_t next = (size_t)(c->stride * c->inputs);
    int centre_row = c->rows % 2 ? c->rows / 2 : 0, centre_column = c->columns % 2 ? c->columns / 2 : 0;
    for (int y = 0; y < c->rows; y++) {
        const uint8_t *line =
            bytes + offset(input, row * c->stride + y - centre_row, column * c->stride - centre_column);
        // The taps of a row are side by side: one loop over columns × inputs.
        for (int i = 0; i < c->columns * c->inputs; i += inputs_together, taps += lanes * inputs_together) {
            Taps weights[2];
            for (int b = 0; b < blocks; b++) weights[b] = *(const Taps *)(taps + block * (size_t)b);
#pragma unroll
            for (int p = 0; p < pixels; p++) {
                uint32_t inputs;
                memcpy(&inputs, line + (size_t)i + next * (size_t)p, sizeof inputs);
#pragma unroll
                for (int b = 0; b < blocks; b++) sums[b][p] = dot(sums[b][p], inputs, weights[b]);
            }
        }
    }
#pragma unroll
    for (int b = 0; b < blocks; b++) {
        int first = lane + b * lanes;
        Lanes scale = *(const Lanes *)(c->scales + first) * unit, bias = *(const Lanes *)(c->bias + first);
#pragma unroll
        for (int p = 0; p < pixels; p++) {
            store(__builtin_convertvector(sums[b][p], Lanes) * scale + bias,
                  feature_at(output, row, column + p) + first, activation);
        }
    }
}

INLINED void row_of_blocks(const Convolution *c, const FeatureMap *input, const uint8_t *bytes, float unit, int row,
                           int lane, FeatureMap *output, Activation activation, int blocks, int pixels, Dot dot) {
    int column = 0;
    for (; column + pixels <= output->width; column += pixels) {
        cells_of_row(c, input, bytes, unit, row, column, lane, output, activation, blocks, pixels, dot);
    }
    // The last cells overlap those before them, which is harmless unless the output is added to.
    if (column < output->width && activation != added_rectified && output->width >= pixels) {
        cells_of_row(c, input, bytes, unit, row, output->width - pixels, lane, output, activation, blocks, pixels, dot);
        return;
    }
    for (; column < output->width; column++) {
        cells_of_row(c, input, bytes, unit, row, column, lane, output, activation, blocks, 1, dot);
    }
}

INLINED void convolve_all(const Convolution *c, const FeatureMap *input, uint8_t *bytes, FeatureMap *output,
                          Activation activation, int blocks, int pixels, Dot dot) {
    float unit = write_bytes(input, bytes);
    for (int row = 0; row < output->height; row++) {
        int lane = 0;
        for (; lane + blocks * lanes <= c->outputs; lane += blocks * lanes) {
            row_of_blocks(c, input, bytes, unit, row, lane, output, activation, blocks, pixels, dot);
        }
        for (; lane < c->outputs; lane += lanes) {
            row_of_blocks(c, input, bytes, unit, row, lane, output, activation, 1, pixels, dot);
        }
    }
}

// The weights of one of the four inputs, and that input, as shorts: sums of two products fit these, as no factor
// exceeds 127.
#define COLUMN(taps, i)                                                                                                \
    __builtin_convertvector(__builtin_shufflevector(taps, taps, i, 4 + i, 8 + i, 12 + i, 16 + i, 20 + i, 24 + i,       \
                                                    28 + i, 32 + i, 36 + i, 40 + i, 44 + i, 48 + i, 52 + i, 56 + i,    \
                                                    60 + i),                                                           \
                            Shorts)
#define INPUT(inputs, i) (int16_t)((inputs) >> 8 * i & 0xff)

INLINED Sums dot_plain(Sums sums, uint32_t inputs, Taps taps) {
    typedef int16_t Shorts __attribute__((vector_size(lanes * sizeof(int16_t))));
    Shorts first = COLUMN(taps, 0) * INPUT(inputs, 0) + COLUMN(taps, 1) * INPUT(inputs, 1);
    Shorts second = COLUMN(taps, 2) * INPUT(inputs, 2) + COLUMN(taps, 3) * INPUT(inputs, 3);
    return sums + __builtin_convertvector(first, Sums) + __builtin_convertvector(second, Sums);
}

#if defined(__x86_64__)
#define VNNI "avx512f,avx512vl,avx512bw,avx512vnni"

__attribute__((always_inline, target(VNNI))) static inline Sums dot_vnni(Sums sums, uint32_t inputs, Taps taps) {
    return (Sums)_mm512_dpbusd_epi32((__m512i)sums, _mm512_set1_epi32((int)inputs), (__m512i)taps);
}

__attribute__((target(VNNI))) static void convolve_vnni(const Convolution *c, const FeatureMap *input, uint8_t *bytes,
                                                        FeatureMap *output, Activation activation) {
    convolve_all(c, input, bytes, output, activation, 2, 8, dot_vnni);
}

__attribute__((always_inline, target("avx2"))) static inline Sums dot_avx2(Sums sums, uint32_t inputs, Taps taps) {
    union {
        Sums sums;
        Taps taps;
        __m256i halves[2];
    } total = {.sums = sums}, weights = {.taps = taps};
    __m256i four = _mm256_set1_epi32((int)inputs), ones = _mm256_set1_epi16(1);
    for (int i = 0; i < 2; i++) {
        __m256i pairs = _mm256_maddubs_epi16(four, weights.halves[i]);
        total.halves[i] = _mm256_add_epi32(total.halves[i], _mm256_madd_epi16(pairs, ones));
    }
    return total.sums;
}

__attribute__((target("avx2"))) static void convolve_avx2(const Convolution *c, const FeatureMap *input, uint8_t *bytes,
                                                          FeatureMap *output, Activation activation) {
    convolve_all(c, input, bytes, output, activation, 1, 4, dot_avx2);
}
#endif

ckifdatecode_kernel fastest_kernel(ckifdatecode_kernel limit) {
#if defined(__x86_64__)
    bool wide = __builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bw") &&
                __builtin_cpu_supports("avx512vl");
    if (limit >= ckifdatecode_vnni && wide) return ckifdatecode_vnni;
    if (limit >= ckifdatecode_avx2 && __builtin_cpu_supports("avx2")) return ckifdatecode_avx2;
#endif
    (void)limit;
    return ckifdatecode_plain;
}

// A picture has values below zero, so it is not quantised.
FOR_EACH_PROCESSOR static void convolve_picture(const Convolution *c, const FeatureMap *input, FeatureMap *output) {
    for (int row = 0; row < output->height; row++) {
        for (int column = 0; column < output->width; column++) {
            for (int lane = 0; lane < c->outputs; lane += lanes) {
                const float *weights = c->weights + c->rows * c->columns * lane;
                Lanes sum = *(const Lanes *)(c->bias + lane);
                for (int y = 0; y < c->rows; y++) {
                    const float *line =
                        feature_at(input, row * c->stride + y - c->rows / 2, column * c->stride - c->columns / 2);
                    for (int x = 0; x < c->columns; x++, weights += lanes) sum += *(const Lanes *)weights * line[x];
                }
                *(Lanes *)(feature_at(output, row, column) + lane) = POSITIVE(sum);
            }
        }
    }
}

void convolve(const Convolution *c, const FeatureMap *input, Rounding rounding, FeatureMap *output,
              Activation activation) {
    if (c->inputs == 1) {
        convolve_picture(c, input, output);
        return;
    }
    switch (rounding.kernel) {
#if defined(__x86_64__)
    case ckifdatecode_vnni: convolve_vnni(c, input, rounding.bytes, output, activation); break;
    case ckifdatecode_avx2: convolve_avx2(c, input, rounding.bytes, output, activation); break;
#endif
    default: convolve_all(c, input, rounding.bytes, output, activation, 1, 4, dot_plain);
    }
}

FOR_EACH_PROCESSOR void convolve_depthwise(const float *weights, const float *bias, int columns,
                                           const FeatureMap *input, FeatureMap *output) {
    for (int row = 0; row < output->height; row++) {
        for (int column = 0; column < output->width; column++) {
            const float *line = feature_at(input, row, column - columns / 2);
            float *target = feature_at(output, row, column);
            for (int lane = 0; lane < input->channels; lane += lanes) {
                Lanes sum = *(const Lanes *)(bias + lane);
                for (int x = 0; x < columns; x++) {
                    sum += *(const Lanes *)(weights + x * input->channels + lane) *
                           *(const Lanes *)(line + x * input->channels + lane);
                }
                *(Lanes *)(target + lane) = POSITIVE(sum);
            }
        }
    }
}

FOR_EACH_PROCESSOR void pool(const FeatureMap *input, int rows, int columns, FeatureMap *output) {
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

FOR_EACH_PROCESSOR void add_doubled(const FeatureMap *half, FeatureMap *map) {
    for (int row = 0; row < map->height; row++) {
        for (int column = 0; column < map->width; column++) {
            const float *source = feature_at(half, row / 2, column / 2);
            float *target = feature_at(map, row, column);
            for (int i = 0; i < map->channels; i++) target[i] += source[i];
        }
    }
}
