#ifndef CONVOLUTION_H
#define CONVOLUTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CCoderPrint.h"

// A picture of feature vectors: height × width × channels, with a border of `border` cells of zeros on every side.
typedef struct {
    int height, width, channels, border;
    float *values;
} FeatureMap;

enum {
    // Outputs reckoned side by side.
    convolution_lanes = 16,
    // Inputs multiplied and summed by one instruction.
    convolution_together = 4,
    // The greatest input and weight in whole steps: products of two pairs must fit sixteen bits.
    convolution_most = 127,
};

// A convolution with its bias. That of a picture, of a single input, has `weights` as [outputs/16][rows][columns][16]. Others have them
// in whole `steps`, as [outputs/16][rows][columns][inputs/4][16][4], with the size of one step for each output in `scales`.
typedef struct {
    int inputs, outputs, rows, columns, stride;
    const float *weights, *bias;
    const int8_t *steps;
    const float *scales;
} Convolution;

typedef enum { plain, rectified, added_rectified } Activation;

// How inputs become whole steps: by which instructions they are multiplied then, and room for as many as there are values.
typedef struct {
    CoderPrintKernel kernel;
    uint8_t *bytes;
} Rounding;

// The fastest kernel up to `limit` that this processor can run.
CoderPrintKernel fastest_kernel(CoderPrintKernel limit);

// How many values a map takes.
size_t feature_map_size(int height, int width, int channels, int border);

// A map kept in `values`, its border zeros and the rest as it was.
FeatureMap feature_map(float *values, int height, int width, int channels, int border);

// The first channel of a cell.
float *feature_at(const FeatureMap *map, int row, int column);

// output = activation(convolution(input) [+ output, for added_rectified]). The input has no value below zero, and its greatest becomes 127
// steps; a picture's single one may have, stays in floats, and its output is rectified. The kernel's overhang must fit the input's border,
// save for even-sized kernels, which are not centred.
void convolve(
    const Convolution *convolution, const FeatureMap *input, Rounding rounding, FeatureMap *output, Activation activation);

// Each channel convolved by its own 1×columns kernel, weights as [columns][channels], then rectified.
void convolve_depthwise(
    const float *weights, const float *bias, int columns, const FeatureMap *input, FeatureMap *output);

// The greatest of each rows × columns block.
void pool(const FeatureMap *input, int rows, int columns, FeatureMap *output);

// Adds a map of half the size, each cell to four.
void add_doubled(const FeatureMap *half, FeatureMap *map);

#endif
