#ifndef WEIGHTS_H
#define WEIGHTS_H

#include "Convolution.h"

// Weights are kept as half-precision floats, layer after layer: each layer's weights, then its bias.
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

struct CoderPrintNetworks {
    float *values;
    Convolution finder[finder_layers];
    // Four 3×3 convolutions and the 2×1 one that folds the last two rows into one.
    Convolution stem[stem_layers];
    ResidualBlock residual[residual_blocks];
    Convolution head;
};

#endif
