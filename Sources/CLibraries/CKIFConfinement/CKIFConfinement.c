#define _GNU_SOURCE
#include "CKIFConfinement.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/capability.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* Landlock. */

/* What was added to Landlock after the kernel headers of some systems. */
#define REFER (1ULL << 13)
#define TRUNCATE (1ULL << 14)
#define IOCTL_DEVICE (1ULL << 15)
#define BIND_TCP (1ULL << 0)
#define CONNECT_TCP (1ULL << 1)
#define SCOPE_ABSTRACT_SOCKETS (1ULL << 0)
#define SCOPE_SIGNALS (1ULL << 1)

#define READ (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)
/* The 13 rights of the first version. */
#define ALL_OF_FIRST ((1ULL << 13) - 1)

struct ruleset {
    unsigned long long files;
    unsigned long long network;
    unsigned long long scopes;
};

int ckifconfinement_landlock_version(void) {
    long version = syscall(__NR_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    return version > 0 ? (int)version : 0;
}

/* Allows what is below a path, or the file there; nothing when it does not exist. */
static void allow(int rules, const char *path, unsigned long long access) {
    int file = open(path, O_PATH | O_CLOEXEC);
    if (file < 0) return;
    struct stat status;
    if (fstat(file, &status) == 0) {
        if (!S_ISDIR(status.st_mode)) access &= ~(unsigned long long)LANDLOCK_ACCESS_FS_READ_DIR;
        struct landlock_path_beneath_attr rule = {.allowed_access = access, .parent_fd = file};
        syscall(__NR_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    }
    close(file);
}

static void allow_list(int rules, const char *list) {
    while (list && *list) {
        size_t length = strcspn(list, ":");
        char path[PATH_MAX];
        if (length > 0 && length < sizeof(path)) {
            memcpy(path, list, length);
            path[length] = 0;
            allow(rules, path, READ);
        }
        list += length + (list[length] == ':');
    }
}

/* Allows the folders from which libraries were loaded: more may follow from there. */
static void allow_libraries(int rules) {
    FILE *maps = fopen("/proc/self/maps", "re");
    if (!maps) return;
    char line[PATH_MAX + 128];
    while (fgets(line, sizeof(line), maps)) {
        char *path = strchr(line, '/');
        char *slash = path ? strrchr(path, '/') : NULL;
        if (!slash || slash == path || !strstr(slash, ".so")) continue;
        *slash = 0;
        allow(rules, path, READ);
    }
    fclose(maps);
}

/* What libraries and languages need besides. Of /proc libdispatch reads the state of each thread, whose folder is not below that
 * of the process, and traps if it cannot; what other processes keep there for themselves is closed to a restricted one anyway. */
static const char *const readable[] = {
    "/usr/lib",         "/usr/lib64",       "/usr/local/lib", "/lib",       "/lib64", "/usr/share",
    "/usr/local/share", "/etc/ld.so.cache", "/etc/localtime", "/etc/fonts", "/proc",  "/sys/devices/system",
    "/sys/fs/cgroup",   "/dev/null",        "/dev/urandom",   "/dev/zero",
};

/* Root keeps nothing of what makes it more than another user: it could read the environment of other processes in /proc. */
static void drop_capabilities(void) {
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
    struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0}};
    syscall(__NR_capset, &header, none);
}

static void restrict_files(const char *paths) {
    int version = ckifconfinement_landlock_version();
    if (version == 0) return;
    struct ruleset wanted = {.files = ALL_OF_FIRST};
    size_t size = sizeof(wanted.files);
    if (version >= 2) wanted.files |= REFER;
    if (version >= 3) wanted.files |= TRUNCATE;
    if (version >= 4) {
        wanted.network = BIND_TCP | CONNECT_TCP;
        size += sizeof(wanted.network);
    }
    if (version >= 5) wanted.files |= IOCTL_DEVICE;
    if (version >= 6) {
        wanted.scopes = SCOPE_ABSTRACT_SOCKETS | SCOPE_SIGNALS;
        size += sizeof(wanted.scopes);
    }
    int rules = (int)syscall(__NR_landlock_create_ruleset, &wanted, size, 0);
    if (rules < 0) return;
    for (size_t index = 0; index < COUNT(readable); index++) allow(rules, readable[index], READ);
    allow(rules, "/dev/null", LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
    allow(rules, "/proc/self/oom_score_adj", LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
    allow_list(rules, paths);
    allow_list(rules, getenv("LD_LIBRARY_PATH"));
    allow_list(rules, getenv("TESSDATA_PREFIX"));
    allow_libraries(rules);
    syscall(__NR_landlock_restrict_self, rules, 0);
    close(rules);
    drop_capabilities();
}

/* Runs before main, as restrictions of files hold for one thread and those that it starts. */
__attribute__((constructor)) static void confine(void) {
    const char *paths = getenv(CKIFCONFINEMENT_VARIABLE);
    if (!paths || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return;
    restrict_files(paths);
}

/* What a process inherits. */

int ckifconfinement_detach(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes, short flags) {
    int error = posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
    return error ? error : posix_spawnattr_setflags(attributes, (short)(flags | POSIX_SPAWN_SETSID));
}

/* seccomp. */

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

/* Calls that are refused whatever their arguments. */
static const int refused[] = {
    __NR_socket,
    __NR_socketpair,
    __NR_connect,
    __NR_bind,
    __NR_listen,
    __NR_accept,
    __NR_accept4,
    __NR_execve,
    __NR_execveat,
    __NR_ptrace,
    __NR_process_vm_readv,
    __NR_process_vm_writev,
    __NR_truncate,
    __NR_ftruncate,
    __NR_unlinkat,
    __NR_renameat2,
    __NR_linkat,
    __NR_symlinkat,
    __NR_mkdirat,
    __NR_mknodat,
    __NR_fchmod,
    __NR_fchmodat,
    __NR_fchown,
    __NR_fchownat,
    __NR_utimensat,
    __NR_setxattr,
    __NR_lsetxattr,
    __NR_fsetxattr,
    __NR_removexattr,
    __NR_lremovexattr,
    __NR_fremovexattr,
    __NR_mount,
    __NR_umount2,
    __NR_pivot_root,
    __NR_chroot,
    __NR_unshare,
    __NR_setns,
    __NR_bpf,
    __NR_perf_event_open,
    __NR_userfaultfd,
    __NR_keyctl,
    __NR_add_key,
    __NR_request_key,
    __NR_io_uring_setup,
    __NR_kill,
    __NR_tkill,
    __NR_pidfd_open,
    __NR_pidfd_getfd,
    __NR_open_by_handle_at,
    __NR_renameat,
#ifdef __NR_creat
    __NR_creat,
    __NR_unlink,
    __NR_rmdir,
    __NR_rename,
    __NR_link,
    __NR_symlink,
    __NR_mkdir,
    __NR_mknod,
    __NR_chmod,
    __NR_chown,
    __NR_lchown,
    __NR_utime,
    __NR_utimes,
    __NR_futimesat,
    __NR_fork,
    __NR_vfork,
#endif
};

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offsetof(struct seccomp_data, field))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, (value))
#define REFUSE ANSWER(SECCOMP_RET_ERRNO | EPERM)
#define PRETEND_MISSING ANSWER(SECCOMP_RET_ERRNO | ENOSYS)
/* Skips the next instructions unless the value is equal, or has one of the bits. */
#define UNLESS_EQUAL(value, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), 0, (skipped))
#define UNLESS_SET(bits, skipped) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (bits), 0, (skipped))

#define CHANGES (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND | (O_TMPFILE & ~O_DIRECTORY))

bool ckifconfinement_forbid_calls(void) {
    struct sock_filter filter[COUNT(refused) * 2 + 32];
    unsigned short count = 0;
#define ADD(...) filter[count++] = (struct sock_filter)__VA_ARGS__
    ADD(LOAD(arch));
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
    ADD(REFUSE);
    ADD(LOAD(nr));
#ifdef __x86_64__
    /* The calls of the x32 interface. */
    ADD(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
    ADD(REFUSE);
#endif
    for (size_t index = 0; index < COUNT(refused); index++) {
        ADD(UNLESS_EQUAL((unsigned)refused[index], 1));
        ADD(REFUSE);
    }
    /* Their arguments are in memory: the C library uses the older calls instead. */
#ifdef __NR_openat2
    ADD(UNLESS_EQUAL(__NR_openat2, 1));
    ADD(PRETEND_MISSING);
#endif
#ifdef __NR_clone3
    ADD(UNLESS_EQUAL(__NR_clone3, 1));
    ADD(PRETEND_MISSING);
#endif
    /* Threads, no processes. */
    ADD(UNLESS_EQUAL(__NR_clone, 4));
    ADD(LOAD(args[0]));
    ADD(UNLESS_SET(CLONE_THREAD, 1));
    ADD(ANSWER(SECCOMP_RET_ALLOW));
    ADD(REFUSE);
    ADD(UNLESS_EQUAL(__NR_openat, 4));
    ADD(LOAD(args[2]));
    ADD(UNLESS_SET(CHANGES, 1));
    ADD(REFUSE);
    ADD(ANSWER(SECCOMP_RET_ALLOW));
#ifdef __NR_open
    ADD(UNLESS_EQUAL(__NR_open, 4));
    ADD(LOAD(args[1]));
    ADD(UNLESS_SET(CHANGES, 1));
    ADD(REFUSE);
    ADD(ANSWER(SECCOMP_RET_ALLOW));
#endif
    ADD(ANSWER(SECCOMP_RET_ALLOW));
    struct sock_fprog program = {.len = count, .filter = filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
    return syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
}

bool ckifconfinement_can_forbid_calls(void) {
    unsigned action = SECCOMP_RET_ERRNO;
    return syscall(__NR_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

#else

bool ckifconfinement_forbid_calls(void) { return false; }
bool ckifconfinement_can_forbid_calls(void) { return false; }

#endif
