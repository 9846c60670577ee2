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

// The rest of a file that was not read yet.
typedef struct {
    const uint8_t *bytes;
    size_t count;
} Rest;

// The next number; 0 at the end of the file.
static uint16_t next_number(Rest *rest) {
    if (rest->count < 2) return 0;
    uint16_t number = (uint16_t)(rest->bytes[0] | rest->bytes[1] << 8);
    rest->bytes += 2;
    rest->count -= 2;
    return number;
}

// The shape of a layer as it stands in a header.
typedef struct {
    Convolution shape;
    int groups;
} LayerShape;

static size_t taps_of(const LayerShape *layer) {
    return (size_t)layer->shape.rows * (size_t)layer->shape.columns * (size_t)(layer->shape.inputs / layer->groups);
}

static bool is_depthwise(const LayerShape *layer) { return layer->groups > 1; }

// Whether a layer can be computed: kernels within the maps' borders, outputs in whole lanes, inputs in whole groups of
// those that one instruction multiplies.
static bool layer_fits(const LayerShape *layer) {
    const Convolution *shape = &layer->shape;
    bool is_positive = shape->inputs > 0 && shape->outputs > 0 && shape->rows > 0 && shape->columns > 0;
    if (!is_positive || shape->inputs > maximum_channels || shape->outputs > maximum_channels) return false;
    if (shape->outputs % convolution_lanes || shape->stride < 1 || shape->stride > 2) return false;
    if (is_depthwise(layer))
        return layer->groups == shape->inputs && shape->outputs == shape->inputs && shape->rows == 1 &&
               shape->columns == residual_columns && shape->stride == 1;
    return layer->groups == 1 && shape->rows <= 3 && shape->columns <= 3 &&
           (shape->inputs == 1 || shape->inputs % convolution_inputs == 0);
}

enum { maximum_layers = stem_layers + 2 * maximum_blocks + 1 };

typedef struct {
    int kind, count, classes;
    LayerShape layers[maximum_layers];
} NetworkShape;

static bool read_shape(Rest *rest, NetworkShape *network) {
    network->kind = next_number(rest);
    network->count = next_number(rest);
    if (network->count < 1 || network->count > maximum_layers) return false;
    for (int i = 0; i < network->count; i++) {
        LayerShape *layer = &network->layers[i];
        layer->shape = (Convolution){.inputs = next_number(rest), .outputs = next_number(rest)};
        layer->shape.rows = next_number(rest);
        layer->shape.columns = next_number(rest);
        layer->shape.stride = next_number(rest);
        layer->groups = next_number(rest);
        if (!layer_fits(layer)) return false;
    }
    network->classes = next_number(rest);
    return true;
}

// Reads the header of a file with `count` networks; false when it is none.
static bool read_header(Rest *rest, int count, NetworkShape *networks) {
    if (rest->count < 4 || memcmp(rest->bytes, "KIFW", 4)) return false;
    *rest = (Rest){rest->bytes + 4, rest->count - 4};
    if (next_number(rest) != network_file_version || next_number(rest) != count) return false;
    for (int i = 0; i < count; i++) {
        if (!read_shape(rest, &networks[i])) return false;
    }
    return true;
}

// The number of weights and biases of a network.
static size_t value_count(const NetworkShape *network) {
    size_t count = 0;
    for (int i = 0; i < network->count; i++)
        count += (taps_of(&network->layers[i]) + 1) * (size_t)network->layers[i].shape.outputs;
    return count;
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

static Convolution unpacked(const LayerShape *layer, Unpacking *unpacking) {
    Convolution shape = layer->shape;
    int taps = (int)taps_of(layer);
    size_t count = (size_t)taps * (size_t)shape.outputs;
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

static bool unpack_detector(const NetworkShape *shape, Unpacking *unpacking, Convolution *layers) {
    if (shape->kind != detector_kind || shape->count != detector_layers || shape->classes != 0) return false;
    for (int i = 0; i < detector_layers; i++) {
        if (is_depthwise(&shape->layers[i])) return false;
        layers[i] = unpacked(&shape->layers[i], unpacking);
    }
    return detector_fits(layers);
}

static bool has_kernel(const LayerShape *layer, int rows, int columns) {
    return !is_depthwise(layer) && layer->shape.rows == rows && layer->shape.columns == columns &&
           layer->shape.stride == 1;
}

// Whether the layers follow each other as line networks are computed.
static bool line_network_fits(const NetworkShape *shape, int classes) {
    int rest = shape->count - stem_layers - 1;
    if (shape->kind != line_network_kind || shape->classes != classes || rest < 0 || rest % 2) return false;
    for (int i = 0; i < shape->count; i++) {
        const LayerShape *layer = &shape->layers[i];
        int inputs = i == 0 ? 1 : shape->layers[i - 1].shape.outputs;
        if (layer->shape.inputs != inputs) return false;
        bool is_residual = i >= stem_layers && i < shape->count - 1;
        bool fits = i < stem_layers - 1                         ? has_kernel(layer, 3, 3)
                    : i == stem_layers - 1                      ? has_kernel(layer, 2, 1)
                    : is_residual && (i - stem_layers) % 2 == 0 ? is_depthwise(layer)
                                                                : has_kernel(layer, 1, 1);
        if (!fits || (is_residual && layer->shape.outputs != inputs)) return false;
    }
    return classes <= shape->layers[shape->count - 1].shape.outputs;
}

static bool unpack_line_network(const NetworkShape *shape, int classes, Unpacking *unpacking, LineNetwork *network) {
    if (!line_network_fits(shape, classes)) return false;
    *network = (LineNetwork){.blocks = (shape->count - stem_layers - 1) / 2, .classes = classes};
    const LayerShape *layer = shape->layers;
    for (int i = 0; i < stem_layers; i++) network->stem[i] = unpacked(layer++, unpacking);
    for (int i = 0; i < network->blocks; i++, layer += 2) {
        size_t channels = (size_t)layer->shape.outputs;
        network->residual[i].depthwise = copied_values(unpacking, residual_columns * channels);
        network->residual[i].depthwise_bias = copied_values(unpacking, channels);
        network->residual[i].pointwise = unpacked(layer + 1, unpacking);
    }
    network->head = unpacked(layer, unpacking);
    return true;
}

static void unpack_halves(Rest rest, float *values) {
    for (size_t i = 0; i < rest.count / 2; i++)
        values[i] = float_of_half((uint16_t)(rest.bytes[2 * i] | rest.bytes[2 * i + 1] << 8));
}

// Unpacks both files; false without enough memory, or when one of them is damaged or of another program.
static bool unpack(Rest codes, Rest words, ckifdatecode_networks *networks) {
    NetworkShape shapes[3];
    if (!read_header(&codes, 2, shapes) || !read_header(&words, 1, shapes + 2)) return false;
    size_t code_values = value_count(&shapes[0]) + value_count(&shapes[1]), word_values = value_count(&shapes[2]);
    if (codes.count != 2 * code_values || words.count != 2 * word_values) return false;
    size_t count = code_values + word_values;
    float *values = malloc(count * sizeof *values);
    // More than the layers need: a quantised weight is a byte, and each output has the size of its step.
    networks->values = malloc(count * sizeof *values);
    bool fits = values && networks->values;
    if (fits) {
        unpack_halves(codes, values);
        unpack_halves(words, values + code_values);
        Unpacking unpacking = {values, networks->values};
        fits = unpack_detector(&shapes[0], &unpacking, networks->detector) &&
               unpack_line_network(&shapes[1], ckifdatecode_classes, &unpacking, &networks->recogniser) &&
               unpack_line_network(&shapes[2], ckifdatecode_keyword_classes, &unpacking, &networks->keywords);
    }
    free(values);
    return fits;
}

ckifdatecode_networks *ckifdatecode_create_from(const uint8_t *weights, size_t count, const uint8_t *keyword_weights,
                                                size_t keyword_count) {
    ckifdatecode_networks *networks = calloc(1, sizeof *networks);
    if (!networks || !unpack((Rest){weights, count}, (Rest){keyword_weights, keyword_count}, networks)) {
        ckifdatecode_destroy(networks);
        return NULL;
    }
    ckifdatecode_limit_kernels(networks, ckifdatecode_vnni);
    return networks;
}

ckifdatecode_networks *ckifdatecode_create(void) {
    return ckifdatecode_create_from(packed, sizeof packed, packed_keywords, sizeof packed_keywords);
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
