#include "Weights.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"
static const uint8_t packed[] = {
#embed "weights.bin"
};

static const uint8_t packed_keywords[] = {
#embed "keywords.bin"
};

const uint8_t *ckifdatecode_weights(size_t *count) {
    *count = sizeof packed;
    return packed;
}

const uint8_t *ckifdatecode_keyword_weights(size_t *count) {
    *count = sizeof packed_keywords;
    return packed_keywords;
}

// Inputs, outputs, rows, columns, stride of the detector's layers, in the order in which they run.
static const Convolution detector_shapes[detector_layers] = {
    {1, 16, 3, 3, 2},  {16, 32, 3, 3, 2}, {32, 32, 3, 3, 1}, {32, 64, 3, 3, 2}, {64, 64, 3, 3, 1}, {64, 96, 3, 3, 2},
    {96, 96, 3, 3, 1}, {96, 96, 3, 3, 1}, {96, 96, 3, 3, 2}, {96, 96, 3, 3, 1}, {96, 96, 1, 1, 1}, {96, 64, 1, 1, 1},
    {64, 64, 3, 3, 1}, {64, 32, 1, 1, 1}, {32, 32, 3, 3, 1}, {32, 16, 1, 1, 1},
};
// The same of the first layers of networks for lines, then of their pointwise layers and of their heads.
typedef struct {
    Convolution stem[stem_layers], pointwise, head;
    int classes;
} LineShapes;
static const LineShapes recogniser_shapes = {
    {{1, 32, 3, 3, 1}, {32, 64, 3, 3, 1}, {64, 96, 3, 3, 1}, {96, 128, 3, 3, 1}, {128, 128, 2, 1, 1}},
    {128, 128, 1, 1, 1},
    {128, 64, 1, 1, 1},
    ckifdatecode_classes,
};
static const LineShapes keyword_shapes = {
    {{1, 16, 3, 3, 1}, {16, 32, 3, 3, 1}, {32, 48, 3, 3, 1}, {48, 64, 3, 3, 1}, {64, 64, 2, 1, 1}},
    {64, 64, 1, 1, 1},
    {64, 32, 1, 1, 1},
    ckifdatecode_keyword_classes,
};

float float_of_half(uint16_t half) {
    uint32_t sign = (uint32_t)(half & 0x8000) << 16, exponent = (half >> 10) & 31, fraction = half & 1023;
    float magnitude;
    if (exponent == 0) {
        magnitude = (float)fraction * 0x1p-24f;
    } else {
        uint32_t bits = (exponent + 112) << 23 | fraction << 13;
        memcpy(&magnitude, &bits, sizeof bits);
    }
    return sign ? -magnitude : magnitude;
}

// The packed values from the next one on, and memory for the unpacked ones.
typedef struct {
    const float *next;
    float *memory;
} Unpacking;

static float *reserve(Unpacking *unpacking, size_t count) {
    float *first = unpacking->memory;
    unpacking->memory += count;
    return first;
}

static const float *copied_values(Unpacking *unpacking, size_t count) {
    float *copy = reserve(unpacking, count);
    memcpy(copy, unpacking->next, count * sizeof *copy);
    unpacking->next += count;
    return copy;
}

// Quantises the weights of sixteen outputs in steps of each output's own size, so that the maximum is
// `convolution_maximum` steps.
static void round_weights(const float *weights, int taps, int8_t *steps, float *scales) {
    for (int lane = 0; lane < convolution_lanes; lane++) {
        float maximum = 0;
        for (int tap = 0; tap < taps; tap++) maximum = fmaxf(maximum, fabsf(weights[tap * convolution_lanes + lane]));
        float scale = maximum > 0 ? maximum / convolution_maximum : 1;
        scales[lane] = scale;
        for (int tap = 0; tap < taps; tap++) {
            int group = tap / convolution_inputs * convolution_lanes + lane;
            float rounded = rintf(weights[tap * convolution_lanes + lane] / scale);
            steps[group * convolution_inputs + tap % convolution_inputs] = (int8_t)rounded;
        }
    }
}

static Convolution layer(Convolution shape, Unpacking *unpacking) {
    int taps = shape.rows * shape.columns * shape.inputs;
    size_t count = (size_t)(taps * shape.outputs);
    if (shape.inputs == 1) {
        shape.weights = copied_values(unpacking, count);
    } else {
        int8_t *steps = (int8_t *)reserve(unpacking, count / sizeof(float));
        float *scales = reserve(unpacking, (size_t)shape.outputs);
        for (int first = 0; first < shape.outputs; first += convolution_lanes) {
            round_weights(unpacking->next + first * taps, taps, steps + first * taps, scales + first);
        }
        unpacking->next += count;
        shape.steps = steps;
        shape.scales = scales;
    }
    shape.bias = copied_values(unpacking, (size_t)shape.outputs);
    return shape;
}

static LineNetwork line_network(const LineShapes *shapes, Unpacking *unpacking) {
    LineNetwork network = {.classes = shapes->classes};
    size_t channels = (size_t)shapes->pointwise.inputs;
    for (int i = 0; i < stem_layers; i++) network.stem[i] = layer(shapes->stem[i], unpacking);
    for (int i = 0; i < residual_blocks; i++) {
        network.residual[i].depthwise = copied_values(unpacking, residual_columns * channels);
        network.residual[i].depthwise_bias = copied_values(unpacking, channels);
        network.residual[i].pointwise = layer(shapes->pointwise, unpacking);
    }
    network.head = layer(shapes->head, unpacking);
    return network;
}

// Fills in all layers; returns the first value that is not part of them.
static const float *unpack(const float *values, ckifdatecode_networks *networks) {
    Unpacking unpacking = {values, networks->values};
    for (int i = 0; i < detector_layers; i++) networks->detector[i] = layer(detector_shapes[i], &unpacking);
    networks->recogniser = line_network(&recogniser_shapes, &unpacking);
    networks->keywords = line_network(&keyword_shapes, &unpacking);
    return unpacking.next;
}

static void unpack_halves(const uint8_t *bytes, size_t count, float *values) {
    for (size_t i = 0; i < count; i++) values[i] = float_of_half((uint16_t)(bytes[2 * i] | bytes[2 * i + 1] << 8));
}

ckifdatecode_networks *ckifdatecode_create(void) {
    size_t codes = sizeof packed / 2, keywords = sizeof packed_keywords / 2, count = codes + keywords;
    ckifdatecode_networks *networks = calloc(1, sizeof *networks);
    float *values = malloc(count * sizeof *values);
    // More than the layers need: a quantised weight is a byte, and each output has the size of its step.
    if (networks) networks->values = malloc(count * sizeof *values);
    bool fits = false;
    if (networks && values && networks->values) {
        unpack_halves(packed, codes, values);
        unpack_halves(packed_keywords, keywords, values + codes);
        fits = unpack(values, networks) == values + count;
    }
    free(values);
    if (!fits) {
        ckifdatecode_destroy(networks);
        return NULL;
    }
    ckifdatecode_limit_kernels(networks, ckifdatecode_vnni);
    return networks;
}

ckifdatecode_kernel ckifdatecode_limit_kernels(ckifdatecode_networks *networks, ckifdatecode_kernel limit) {
    networks->kernel = fastest_kernel(limit);
    return networks->kernel;
}

float *scratch_memory(ckifdatecode_networks *networks, size_t count) {
    ScratchMemory *scratch = &networks->scratch;
    if (scratch->count < count) {
        free(scratch->values);
        scratch->values = malloc(count * sizeof *scratch->values);
        scratch->count = scratch->values ? count : 0;
    }
    return scratch->values;
}

void ckifdatecode_destroy(ckifdatecode_networks *networks) {
    if (!networks) return;
    free(networks->values);
    free(networks->scratch.values);
    free(networks);
}
