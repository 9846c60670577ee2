#include "Weights.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"
static const uint8_t packed[] = {
#embed "weights.bin"
};

// rows, columns, inputs, outputs, stride of the finder's layers, in the order they run.
static const Convolution finder_shapes[finder_layers] = {
    {1, 16, 3, 3, 2}, {16, 32, 3, 3, 2}, {32, 32, 3, 3, 1}, {32, 64, 3, 3, 2}, {64, 64, 3, 3, 1},
    {64, 96, 3, 3, 2}, {96, 96, 3, 3, 1}, {96, 96, 3, 3, 1}, {96, 96, 3, 3, 2}, {96, 96, 3, 3, 1},
    {96, 96, 1, 1, 1}, {96, 64, 1, 1, 1}, {64, 64, 3, 3, 1}, {64, 32, 1, 1, 1}, {32, 32, 3, 3, 1},
    {32, 16, 1, 1, 1},
};
static const Convolution stem_shapes[stem_layers] = {
    {1, 32, 3, 3, 1}, {32, 64, 3, 3, 1}, {64, 96, 3, 3, 1}, {96, 128, 3, 3, 1}, {128, 128, 2, 1, 1},
};
static const Convolution pointwise_shape = {residual_channels, residual_channels, 1, 1, 1};
static const Convolution head_shape = {residual_channels, 64, 1, 1, 1};

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

// The packed values as they are taken one after another, and room for what is made of them.
typedef struct {
    const float *next;
    float *room;
} Unpacking;

static float *room_of(Unpacking *unpacking, size_t count) {
    float *first = unpacking->room;
    unpacking->room += count;
    return first;
}

static const float *taken(Unpacking *unpacking, size_t count) {
    float *copy = room_of(unpacking, count);
    memcpy(copy, unpacking->next, count * sizeof *copy);
    unpacking->next += count;
    return copy;
}

// The weights of sixteen outputs in whole steps of each output's own size, so that the greatest is `convolution_most` of them.
static void round_weights(const float *weights, int taps, int8_t *steps, float *scales) {
    for (int lane = 0; lane < convolution_lanes; lane++) {
        float most = 0;
        for (int tap = 0; tap < taps; tap++) most = fmaxf(most, fabsf(weights[tap * convolution_lanes + lane]));
        float scale = most > 0 ? most / convolution_most : 1;
        scales[lane] = scale;
        for (int tap = 0; tap < taps; tap++) {
            int group = tap / convolution_together * convolution_lanes + lane;
            float rounded = rintf(weights[tap * convolution_lanes + lane] / scale);
            steps[group * convolution_together + tap % convolution_together] = (int8_t)rounded;
        }
    }
}

static Convolution layer(Convolution shape, Unpacking *unpacking) {
    int taps = shape.rows * shape.columns * shape.inputs;
    size_t count = (size_t)(taps * shape.outputs);
    if (shape.inputs == 1) {
        shape.weights = taken(unpacking, count);
    } else {
        int8_t *steps = (int8_t *)room_of(unpacking, count / sizeof(float));
        float *scales = room_of(unpacking, (size_t)shape.outputs);
        for (int first = 0; first < shape.outputs; first += convolution_lanes) {
            round_weights(unpacking->next + first * taps, taps, steps + first * taps, scales + first);
        }
        unpacking->next += count;
        shape.steps = steps;
        shape.scales = scales;
    }
    shape.bias = taken(unpacking, (size_t)shape.outputs);
    return shape;
}

// Fills in all layers; gives where the values that they do not take begin.
static const float *unpack(const float *values, CoderPrintNetworks *networks) {
    Unpacking unpacking = {values, networks->values};
    for (int i = 0; i < finder_layers; i++) networks->finder[i] = layer(finder_shapes[i], &unpacking);
    for (int i = 0; i < stem_layers; i++) networks->stem[i] = layer(stem_shapes[i], &unpacking);
    for (int i = 0; i < residual_blocks; i++) {
        networks->residual[i].depthwise = taken(&unpacking, residual_columns * residual_channels);
        networks->residual[i].depthwise_bias = taken(&unpacking, residual_channels);
        networks->residual[i].pointwise = layer(pointwise_shape, &unpacking);
    }
    networks->head = layer(head_shape, &unpacking);
    return unpacking.next;
}

CoderPrintNetworks *coder_print_create(void) {
    size_t count = sizeof packed / 2;
    CoderPrintNetworks *networks = calloc(1, sizeof *networks);
    float *values = malloc(count * sizeof *values);
    // More than the layers take: a weight in whole steps is a byte, and each output has its step's size.
    if (networks) networks->values = malloc(count * sizeof *values);
    bool fits = false;
    if (networks && values && networks->values) {
        for (size_t i = 0; i < count; i++) {
            values[i] = float_of_half((uint16_t)(packed[2 * i] | packed[2 * i + 1] << 8));
        }
        fits = unpack(values, networks) == values + count;
    }
    free(values);
    if (!fits) {
        coder_print_destroy(networks);
        return NULL;
    }
    coder_print_hold_to(networks, coder_print_vnni);
    return networks;
}

CoderPrintKernel coder_print_hold_to(CoderPrintNetworks *networks, CoderPrintKernel limit) {
    networks->kernel = fastest_kernel(limit);
    return networks->kernel;
}

float *room_for(CoderPrintNetworks *networks, size_t count) {
    Room *room = &networks->room;
    if (room->count < count) {
        free(room->values);
        room->values = malloc(count * sizeof *room->values);
        room->count = room->values ? count : 0;
    }
    return room->values;
}

void coder_print_destroy(CoderPrintNetworks *networks) {
    if (!networks) return;
    free(networks->values);
    free(networks->room.values);
    free(networks);
}
