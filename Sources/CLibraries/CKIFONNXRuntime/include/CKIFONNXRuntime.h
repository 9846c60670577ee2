#ifndef CKIFONNXRUNTIME_H
#define CKIFONNXRUNTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Runs networks in the format ONNX with the library ONNX Runtime, which is loaded while the program runs: nothing is
// linked, and a machine without it needs no other build. A library and its models serve one call at a time.

typedef struct ckifonnxruntime_library ckifonnxruntime_library;
typedef struct ckifonnxruntime_model ckifonnxruntime_model;

// Loads the library at `path`, or the system's for a plain name. NULL when it cannot be loaded or lacks version 17 of
// the API. Before it starts one of the releases that report their use to their maker (1.29 and later), sets the
// environment's ORT_DISABLE_TELEMETRY, unless that is set already.
ckifonnxruntime_library *ckifonnxruntime_open(const char *path);

// Closes a library whose models are all unloaded.
void ckifonnxruntime_close(ckifonnxruntime_library *library);

// The library's version, such as "1.28.0".
const char *ckifonnxruntime_version(const ckifonnxruntime_library *library);

// Loads a model from its bytes, which must stay valid only during the call. NULL when they are not a model that this
// version can run, when the model has more than one input or no output, and without enough memory.
ckifonnxruntime_model *ckifonnxruntime_load(ckifonnxruntime_library *library, const void *bytes, size_t count);

void ckifonnxruntime_unload(ckifonnxruntime_model *model);

// A value of the model's own metadata, in UTF-8, to be freed with free(). NULL when the model has none of that name.
char *ckifonnxruntime_metadata(ckifonnxruntime_model *model, const char *key);

// Runs a model whose input is an array of floats with four dimensions, given row by row. `output` is the model's first
// output, row by row too, and stays valid until the model runs again or is unloaded; its dimensions are padded with 1
// in front to four. False when a dimension is below 1, the model does not take this shape, its output is not an array
// of floats with one to four dimensions, or memory runs out.
bool ckifonnxruntime_run(ckifonnxruntime_model *model, const float *input, const int64_t shape[4], const float **output,
                         int64_t output_shape[4]);

// A grey picture as three equal planes of floats from -1 for black to 1 for white, with columns of mid grey to its right
// up to `padded_width`, which is no less than `width`. `planes` takes 3 x padded_width x height values.
void ckifonnxruntime_planes(const uint8_t *pixels, size_t width, size_t height, size_t padded_width, float *planes);

#endif
