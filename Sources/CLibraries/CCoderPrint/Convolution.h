#ifndef CONVOLUTION_H
#define CONVOLUTION_H

#include <stdbool.h>
#include <stddef.h>

// A picture of feature vectors: height × width × channels, with a border of `border` cells of zeros on every side.
typedef struct {
    int height, width, channels, border;
    float *values;
} FeatureMap;

// A convolution with its bias: weights as [outputs/16][rows][columns][inputs][16].
typedef struct {
    int inputs, outputs, rows, columns, stride;
    const float *weights, *bias;
} Convolution;

typedef enum { plain, rectified, added_rectified } Activation;

// How many values a map takes.
size_t feature_map_size(int height, int width, int channels, int border);

// A map kept in `values`, its border zeros and the rest as it was.
FeatureMap feature_map(float *values, int height, int width, int channels, int border);

// The first channel of a cell.
float *feature_at(const FeatureMap *map, int row, int column);

// output = activation(convolution(input) [+ output, for added_rectified]). The kernel's overhang must fit the input's border, save for
// even-sized kernels, which are not centred.
void convolve(const Convolution *convolution, const FeatureMap *input, FeatureMap *output, Activation activation);

// Each channel convolved by its own 1×columns kernel, weights as [columns][channels], then rectified.
void convolve_depthwise(
    const float *weights, const float *bias, int columns, const FeatureMap *input, FeatureMap *output);

// The greatest of each rows × columns block.
void pool(const FeatureMap *input, int rows, int columns, FeatureMap *output);

// Adds a map of half the size, each cell to four.
void add_doubled(const FeatureMap *half, FeatureMap *map);

#endif
