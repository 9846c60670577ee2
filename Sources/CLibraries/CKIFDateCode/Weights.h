#ifndef WEIGHTS_H
#define WEIGHTS_H

#include "CKIFDateCode.h"
#include "Convolution.h"

// Weights are packed as half-precision floats, layer after layer: each layer's weights, then its bias.
enum {
    detector_layers = 16,
    stem_layers = 5,
    residual_blocks = 4,
    residual_columns = 7,
};

typedef struct {
    const float *depthwise, *depthwise_bias;
    Convolution pointwise;
} ResidualBlock;

// A network that gives a class distribution every four columns of a line picture.
typedef struct {
    // Four 3×3 convolutions and a 2×1 one that joins the last two rows.
    Convolution stem[stem_layers];
    ResidualBlock residual[residual_blocks];
    Convolution head;
    // The number of classes; the head's outputs are filled up to whole lanes.
    int classes;
} LineNetwork;

// Memory for feature maps, kept from call to call: the system needs more time for fresh memory than a small layer
// takes.
typedef struct {
    float *values;
    size_t count;
} ScratchMemory;

struct ckifdatecode_networks {
    ckifdatecode_kernel kernel;
    float *values;
    Convolution detector[detector_layers];
    LineNetwork recogniser, keywords;
    ScratchMemory scratch;
};

// The value of a half-precision float by its bits.
float float_of_half(uint16_t half);

// Memory for `count` values of any content; NULL without enough.
float *scratch_memory(ckifdatecode_networks *networks, size_t count);

#endif
