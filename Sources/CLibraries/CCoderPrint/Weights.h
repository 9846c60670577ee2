#ifndef WEIGHTS_H
#define WEIGHTS_H

#include "CCoderPrint.h"
#include "Convolution.h"

// Weights are packed as half-precision floats, layer after layer: each layer's weights, then its bias.
enum {
    finder_layers = 16,
    stem_layers = 5,
    residual_blocks = 4,
    residual_columns = 7,
    residual_channels = 128,
};

typedef struct {
    const float *depthwise, *depthwise_bias;
    Convolution pointwise;
} ResidualBlock;

// Room for feature maps, kept from call to call: fresh memory costs the system more time than a small layer takes.
typedef struct {
    float *values;
    size_t count;
} Room;

struct CoderPrintNetworks {
    CoderPrintKernel kernel;
    float *values;
    Convolution finder[finder_layers];
    // Four 3×3 convolutions and the 2×1 one that folds the last two rows into one.
    Convolution stem[stem_layers];
    ResidualBlock residual[residual_blocks];
    Convolution head;
    Room room;
};

// The value of a half-precision float's bits.
float float_of_half(uint16_t half);

// Room for so many values, whatever they are; NULL without memory.
float *room_for(CoderPrintNetworks *networks, size_t count);

#endif
