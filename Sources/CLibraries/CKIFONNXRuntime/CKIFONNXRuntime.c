#define _GNU_SOURCE
#include "CKIFONNXRuntime.h"
#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

// What is used of the API. Functions that can fail return a status, which is NULL on success.
struct status;
struct environment;
struct session;
struct session_options;
struct run_options;
struct value;
struct shape_info;
struct memory_info;
struct allocator;
struct metadata;

typedef void (*unused)(void);

enum {
    // The first version of the API with all that is used here and nothing that later versions deprecate.
    api_version = 17,
    // The release of ONNX Runtime 1 that brought it.
    minimum_minor_version = 17,
    // The first release whose builds for Linux report their use.
    reporting_minor_version = 29,
    log_fatal_only = 4,
    element_float = 1,
    allocator_of_device = 0,
    memory_default = 0,
    maximum_rank = 4,
    // A photo takes one processor, as several photos are read side by side.
    threads = 1,
    // All optimisations. Against the basic ones alone, loading the networks of PP-OCRv6 takes 50 ms longer; a detection
    // then takes a quarter less time, a recognition an eighth less, which a single photo makes up for.
    optimisation_level = 99,
};

// The API is a table of functions that is only ever appended to: each place stays the same in all versions.
struct api {
    unused before_create_environment[3];
    struct status *(*create_environment)(int severity, const char *name, struct environment **environment);
    unused before_create_session[4];
    struct status *(*create_session)(const struct environment *environment, const void *bytes, size_t count,
                                     const struct session_options *options, struct session **session);
    struct status *(*run)(struct session *session, const struct run_options *options, const char *const *input_names,
                          const struct value *const *inputs, size_t input_count, const char *const *output_names,
                          size_t output_count, struct value **outputs);
    struct status *(*create_session_options)(struct session_options **options);
    unused before_disable_memory_pattern[6];
    struct status *(*disable_memory_pattern)(struct session_options *options);
    unused before_disable_arena[1];
    struct status *(*disable_arena)(struct session_options *options);
    unused before_set_optimisation_level[3];
    struct status *(*set_optimisation_level)(struct session_options *options, int level);
    struct status *(*set_threads_in_operator)(struct session_options *options, int threads);
    struct status *(*set_threads_of_operators)(struct session_options *options, int threads);
    unused before_input_count[4];
    struct status *(*input_count)(const struct session *session, size_t *count);
    struct status *(*output_count)(const struct session *session, size_t *count);
    unused before_input_name[4];
    struct status *(*input_name)(const struct session *session, size_t index, struct allocator *allocator, char **name);
    struct status *(*output_name)(const struct session *session, size_t index, struct allocator *allocator,
                                  char **name);
    unused before_create_tensor[11];
    struct status *(*create_tensor)(const struct memory_info *info, void *data, size_t bytes, const int64_t *shape,
                                    size_t rank, int element, struct value **value);
    struct status *(*is_tensor)(const struct value *value, int *is_tensor);
    struct status *(*tensor_data)(struct value *value, void **data);
    unused before_element_type[8];
    struct status *(*element_type)(const struct shape_info *info, int *element);
    struct status *(*rank)(const struct shape_info *info, size_t *rank);
    struct status *(*dimensions)(const struct shape_info *info, int64_t *shape, size_t rank);
    unused before_tensor_shape[2];
    struct status *(*tensor_shape)(const struct value *value, struct shape_info **info);
    unused before_create_memory_info[3];
    struct status *(*create_memory_info)(int allocator, int memory, struct memory_info **info);
    unused before_free[6];
    struct status *(*free)(struct allocator *allocator, void *memory);
    unused before_default_allocator[1];
    struct status *(*default_allocator)(struct allocator **allocator);
    unused before_release_environment[13];
    void (*release_environment)(struct environment *environment);
    void (*release_status)(struct status *status);
    void (*release_memory_info)(struct memory_info *info);
    void (*release_session)(struct session *session);
    void (*release_value)(struct value *value);
    unused before_release_shape_info[2];
    void (*release_shape_info)(struct shape_info *info);
    void (*release_session_options)(struct session_options *options);
    unused before_session_metadata[10];
    struct status *(*session_metadata)(const struct session *session, struct metadata **metadata);
    unused before_look_up[4];
    struct status *(*look_up)(const struct metadata *metadata, struct allocator *allocator, const char *key,
                              char **value);
    unused before_release_metadata[1];
    void (*release_metadata)(struct metadata *metadata);
};

// Places at the ends of runs of functions: a wrong gap before one of them would move it.
#define CHECK_PLACE(function, place)                                                                                   \
    _Static_assert(offsetof(struct api, function) == (place) * sizeof(unused), #function)
CHECK_PLACE(create_environment, 3);
CHECK_PLACE(create_session, 8);
CHECK_PLACE(create_session_options, 10);
CHECK_PLACE(disable_memory_pattern, 17);
CHECK_PLACE(disable_arena, 19);
CHECK_PLACE(set_threads_of_operators, 25);
CHECK_PLACE(output_count, 31);
CHECK_PLACE(output_name, 37);
CHECK_PLACE(tensor_data, 51);
CHECK_PLACE(dimensions, 62);
CHECK_PLACE(tensor_shape, 65);
CHECK_PLACE(create_memory_info, 69);
CHECK_PLACE(free, 76);
CHECK_PLACE(default_allocator, 78);
CHECK_PLACE(release_value, 96);
CHECK_PLACE(release_session_options, 100);
CHECK_PLACE(session_metadata, 111);
CHECK_PLACE(look_up, 116);
CHECK_PLACE(release_metadata, 118);

struct api_base {
    const struct api *(*api)(uint32_t version);
    const char *(*version)(void);
};

struct ckifonnxruntime_library {
    void *handle;
    const struct api_base *base;
    const struct api *api;
    struct environment *environment;
    struct memory_info *memory_info;
    struct allocator *allocator;
};

struct ckifonnxruntime_model {
    ckifonnxruntime_library *library;
    struct session *session;
    char *input_name, *output_name;
    struct value *output;
};

static bool succeeds(const struct api *api, struct status *status) {
    if (status == NULL) return true;
    api->release_status(status);
    return false;
}

// The number after "1." in a version of ONNX Runtime, such as 28 in "1.28.0"; a large one for 2 and later.
static long minor_version(const char *version) {
    if (version == NULL) return 0;
    char *end;
    long major = strtol(version, &end, 10);
    if (major != 1) return major > 1 ? LONG_MAX : 0;
    return *end == '.' ? strtol(end + 1, NULL, 10) : 0;
}

// Builds by ONNX Runtime's maker report each use to it, and keep an identifier in a file for that, unless this is set.
static void disable_reports(void) { setenv("ORT_DISABLE_TELEMETRY", "1", 0); }

static bool start(ckifonnxruntime_library *library) {
    const struct api_base *(*get_base)(void);
    // POSIX allows this conversion, which C itself does not.
    *(void **)&get_base = dlsym(library->handle, "OrtGetApiBase");
    if (get_base == NULL) return false;
    library->base = get_base();
    if (library->base == NULL) return false;
    long version = minor_version(library->base->version());
    // Asked for a version of the API that it lacks, a library prints to standard error.
    if (version < minimum_minor_version) return false;
    const struct api *api = library->base->api(api_version);
    if (api == NULL) return false;
    library->api = api;
    if (version >= reporting_minor_version) disable_reports();
    return succeeds(api, api->create_environment(log_fatal_only, "kif-scan", &library->environment)) &&
           succeeds(api, api->create_memory_info(allocator_of_device, memory_default, &library->memory_info)) &&
           succeeds(api, api->default_allocator(&library->allocator));
}

ckifonnxruntime_library *ckifonnxruntime_open(const char *path) {
    if (path == NULL) return NULL;
    // Never unloaded: its memory for threads is not given back, so that it could be loaded some times only.
    void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (handle == NULL) return NULL;
    ckifonnxruntime_library *library = calloc(1, sizeof *library);
    if (library == NULL) {
        dlclose(handle);
        return NULL;
    }
    library->handle = handle;
    if (start(library)) return library;
    ckifonnxruntime_close(library);
    return NULL;
}

void ckifonnxruntime_close(ckifonnxruntime_library *library) {
    if (library == NULL) return;
    if (library->memory_info != NULL) library->api->release_memory_info(library->memory_info);
    if (library->environment != NULL) library->api->release_environment(library->environment);
    dlclose(library->handle);
    free(library);
}

const char *ckifonnxruntime_version(const ckifonnxruntime_library *library) { return library->base->version(); }

static bool set_options(const struct api *api, struct session_options *options) {
    // An arena saves a sixth of a detection's time, but keeps what the largest picture needed (250 MB instead of 130).
    return succeeds(api, api->set_threads_in_operator(options, threads)) &&
           succeeds(api, api->set_threads_of_operators(options, threads)) &&
           succeeds(api, api->set_optimisation_level(options, optimisation_level)) &&
           succeeds(api, api->disable_memory_pattern(options)) && succeeds(api, api->disable_arena(options));
}

static bool name_ends(ckifonnxruntime_model *model) {
    const struct api *api = model->library->api;
    struct allocator *allocator = model->library->allocator;
    size_t inputs = 0, outputs = 0;
    return succeeds(api, api->input_count(model->session, &inputs)) && inputs == 1 &&
           succeeds(api, api->output_count(model->session, &outputs)) && outputs >= 1 &&
           succeeds(api, api->input_name(model->session, 0, allocator, &model->input_name)) &&
           succeeds(api, api->output_name(model->session, 0, allocator, &model->output_name));
}

ckifonnxruntime_model *ckifonnxruntime_load(ckifonnxruntime_library *library, const void *bytes, size_t count) {
    if (bytes == NULL || count == 0) return NULL;
    const struct api *api = library->api;
    ckifonnxruntime_model *model = calloc(1, sizeof *model);
    if (model == NULL) return NULL;
    model->library = library;
    struct session_options *options = NULL;
    bool is_loaded = succeeds(api, api->create_session_options(&options)) && set_options(api, options) &&
                     succeeds(api, api->create_session(library->environment, bytes, count, options, &model->session)) &&
                     name_ends(model);
    if (options != NULL) api->release_session_options(options);
    if (is_loaded) return model;
    ckifonnxruntime_unload(model);
    return NULL;
}

void ckifonnxruntime_unload(ckifonnxruntime_model *model) {
    if (model == NULL) return;
    const struct api *api = model->library->api;
    struct allocator *allocator = model->library->allocator;
    if (model->output != NULL) api->release_value(model->output);
    if (model->input_name != NULL) succeeds(api, api->free(allocator, model->input_name));
    if (model->output_name != NULL) succeeds(api, api->free(allocator, model->output_name));
    if (model->session != NULL) api->release_session(model->session);
    free(model);
}

char *ckifonnxruntime_metadata(ckifonnxruntime_model *model, const char *key) {
    if (key == NULL) return NULL;
    const struct api *api = model->library->api;
    struct allocator *allocator = model->library->allocator;
    struct metadata *metadata = NULL;
    if (!succeeds(api, api->session_metadata(model->session, &metadata))) return NULL;
    char *value = NULL, *copy = NULL;
    if (succeeds(api, api->look_up(metadata, allocator, key, &value)) && value != NULL) {
        copy = strdup(value);
        succeeds(api, api->free(allocator, value));
    }
    api->release_metadata(metadata);
    return copy;
}

// The bytes of an array of floats; 0 when a dimension is below 1 or they are more than memory can have.
static size_t byte_count(const int64_t *shape, size_t rank) {
    size_t bytes = sizeof(float);
    for (size_t index = 0; index < rank; index++) {
        if (shape[index] < 1) return 0;
        if (__builtin_mul_overflow(bytes, (uint64_t)shape[index], &bytes) || bytes > PTRDIFF_MAX) return 0;
    }
    return bytes;
}

static bool read_shape(const struct api *api, const struct shape_info *info, int64_t shape[maximum_rank]) {
    int element = 0;
    size_t rank = 0;
    if (!succeeds(api, api->element_type(info, &element)) || element != element_float) return false;
    if (!succeeds(api, api->rank(info, &rank)) || rank < 1 || rank > maximum_rank) return false;
    for (size_t index = 0; index < maximum_rank - rank; index++) shape[index] = 1;
    return succeeds(api, api->dimensions(info, shape + maximum_rank - rank, rank)) &&
           byte_count(shape, maximum_rank) > 0;
}

static bool read_output(const struct api *api, struct value *value, const float **output, int64_t shape[maximum_rank]) {
    int is_tensor = 0;
    if (!succeeds(api, api->is_tensor(value, &is_tensor)) || !is_tensor) return false;
    struct shape_info *info = NULL;
    if (!succeeds(api, api->tensor_shape(value, &info))) return false;
    bool is_readable = read_shape(api, info, shape);
    api->release_shape_info(info);
    void *data = NULL;
    if (!is_readable || !succeeds(api, api->tensor_data(value, &data)) || data == NULL) return false;
    *output = data;
    return true;
}

bool ckifonnxruntime_run(ckifonnxruntime_model *model, const float *input, const int64_t shape[4], const float **output,
                         int64_t output_shape[4]) {
    if (input == NULL || shape == NULL || output == NULL || output_shape == NULL) return false;
    const struct api *api = model->library->api;
    if (model->output != NULL) api->release_value(model->output);
    model->output = NULL;
    size_t bytes = byte_count(shape, maximum_rank);
    if (bytes == 0) return false;
    struct value *value = NULL;
    // Inputs are only read.
    if (!succeeds(api, api->create_tensor(model->library->memory_info, (void *)input, bytes, shape, maximum_rank,
                                          element_float, &value))) {
        return false;
    }
    const struct value *inputs[] = {value};
    const char *input_names[] = {model->input_name}, *output_names[] = {model->output_name};
    bool has_run =
        succeeds(api, api->run(model->session, NULL, input_names, inputs, 1, output_names, 1, &model->output)) &&
        model->output != NULL && read_output(api, model->output, output, output_shape);
    api->release_value(value);
    return has_run;
}
