#ifndef WEIGHTS_H
#define WEIGHTS_H

#include "CKIFDateCode.h"
#include "Convolution.h"

// A file of networks, all numbers little-endian. A header: the four letters KIFW, the version 1 and the number of
// networks, 16 bits each. For each network 16-bit numbers: its kind, the number of its layers, of each layer the inputs,
// outputs, rows, columns, stride and groups, and the number of classes (0 for a detector). Then the weights of all networks
// as half-precision floats, layer after layer: each layer's weights, then its bias. A layer has one group, or as many as
// inputs (a depthwise one).
enum {
    network_file_version = 1,
    detector_kind = 0,
    line_network_kind = 1,
    detector_layers = 16,
    stem_layers = 5,
    maximum_blocks = 16,
    residual_columns = 7,
    // No layer needs more; a larger number is a damaged file.
    maximum_channels = 2048,
};

typedef struct {
    const float *depthwise, *depthwise_bias;
    Convolution pointwise;
} ResidualBlock;

// A network that gives a class distribution every four columns of a line picture.
typedef struct {
    // Four 3×3 convolutions and a 2×1 one that joins the last two rows.
    Convolution stem[stem_layers];
    ResidualBlock residual[maximum_blocks];
    int blocks;
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

// Whether the layers follow each other as the detector computes them.
bool detector_fits(const Convolution *layers);

// The value of a half-precision float by its bits.
float float_of_half(uint16_t half);

// Memory for `count` values of any content; NULL without enough.
float *scratch_memory(ckifdatecode_networks *networks, size_t count);

#endif
