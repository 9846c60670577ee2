#ifndef CONVOLUTION_H
#define CONVOLUTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CKIFDateCode.h"

// A picture of feature vectors: height × width × channels, with a border of `border` cells of zeros on every side.
typedef struct {
    int height, width, channels, border;
    float *values;
} FeatureMap;

enum {
    // Outputs computed side by side.
    convolution_lanes = 16,
    // Inputs that one instruction multiplies and adds.
    convolution_inputs = 4,
    // The maximum input and weight in quantisation steps: the sum of two products must fit sixteen bits.
    convolution_maximum = 127,
};

// A convolution with its bias. The one of a picture, with a single input, has `weights` as
// [outputs/16][rows][columns][16]. Others have them quantised in `steps`, as
// [outputs/16][rows][columns][inputs/4][16][4], with the size of one step for each output in `scales`.
typedef struct {
    int inputs, outputs, rows, columns, stride;
    const float *weights, *bias;
    const int8_t *steps;
    const float *scales;
} Convolution;

typedef enum { plain, rectified, added_rectified } Activation;

// The quantisation of inputs: the instructions that multiply them, and memory for as many bytes as there are values.
typedef struct {
    ckifdatecode_kernel kernel;
    uint8_t *bytes;
} Rounding;

// The fastest kernel up to `limit` that this processor can run.
ckifdatecode_kernel fastest_kernel(ckifdatecode_kernel limit);

// The number of values of a map.
size_t feature_map_size(int height, int width, int channels, int border);

// A map in `values`, whose border is set to zeros; the rest stays.
FeatureMap feature_map(float *values, int height, int width, int channels, int border);

// The first channel of a cell.
float *feature_at(const FeatureMap *map, int row, int column);

// output = activation(convolution(input) [+ output, for added_rectified]). The input has no value below zero, and its
// maximum becomes 127 steps. A picture, the only map with a single input, may have such values, stays in floats, and
// its output is rectified. The kernel must not reach beyond the input's border, except even-sized kernels, which are
// not centred.
void convolve(const Convolution *convolution, const FeatureMap *input, Rounding rounding, FeatureMap *output,
              Activation activation);

// Each channel convolved by its own 1×columns kernel, weights as [columns][channels], then rectified.
void convolve_depthwise(const float *weights, const float *bias, int columns, const FeatureMap *input,
                        FeatureMap *output);

// The maximum of each rows × columns block.
void pool(const FeatureMap *input, int rows, int columns, FeatureMap *output);

// Adds a map of half the size, each cell to four cells.
void add_doubled(const FeatureMap *half, FeatureMap *map);

#endif
