#include "Weights.h"

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

static const float *taken(const float **next, size_t count) {
    const float *first = *next;
    *next += count;
    return first;
}

static Convolution layer(Convolution shape, const float **next) {
    shape.weights = taken(next, (size_t)(shape.rows * shape.columns * shape.inputs * shape.outputs));
    shape.bias = taken(next, (size_t)shape.outputs);
    return shape;
}

CoderPrintNetworks *coder_print_create(void) {
    size_t count = sizeof packed / 2;
    CoderPrintNetworks *networks = calloc(1, sizeof *networks);
    float *values = malloc(count * sizeof *values);
    if (!networks || !values) {
        free(networks);
        free(values);
        return NULL;
    }
    for (size_t i = 0; i < count; i++) {
        values[i] = float_of_half((uint16_t)(packed[2 * i] | packed[2 * i + 1] << 8));
    }
    networks->values = values;
    const float *next = values;
    for (int i = 0; i < finder_layers; i++) networks->finder[i] = layer(finder_shapes[i], &next);
    for (int i = 0; i < stem_layers; i++) networks->stem[i] = layer(stem_shapes[i], &next);
    for (int i = 0; i < residual_blocks; i++) {
        networks->residual[i].depthwise = taken(&next, residual_columns * residual_channels);
        networks->residual[i].depthwise_bias = taken(&next, residual_channels);
        networks->residual[i].pointwise = layer(pointwise_shape, &next);
    }
    networks->head = layer(head_shape, &next);
    if (next != values + count) {
        coder_print_destroy(networks);
        return NULL;
    }
    return networks;
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
