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
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
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

/* Calls that pass whatever their arguments: what decoders, the C library and the runtime of Swift need to read what is open, to
 * compute, to wait for each other and to end. The most frequent ones are first. */
static const int allowed[] = {
    __NR_futex,
    __NR_read,
    __NR_write,
    __NR_mmap,
    __NR_munmap,
    __NR_madvise,
    __NR_mprotect,
    __NR_close,
    __NR_fstat,
    __NR_lseek,
    __NR_pread64,
    __NR_readv,
    __NR_preadv,
    __NR_writev,
    __NR_newfstatat,
    __NR_statx,
    __NR_statfs,
    __NR_fstatfs,
    __NR_faccessat,
    __NR_readlinkat,
    __NR_getdents64,
    __NR_getcwd,
    __NR_fcntl,
    __NR_dup,
    __NR_dup3,
    __NR_pipe2,
    __NR_ppoll,
    __NR_pselect6,
    __NR_epoll_create1,
    __NR_epoll_ctl,
    __NR_epoll_pwait,
    __NR_eventfd2,
    __NR_timerfd_create,
    __NR_timerfd_settime,
    __NR_timerfd_gettime,
    __NR_fadvise64,
    __NR_brk,
    __NR_mremap,
    __NR_mincore,
    __NR_msync,
    __NR_membarrier,
    __NR_get_mempolicy,
    __NR_mbind,
    __NR_clock_gettime,
    __NR_clock_getres,
    __NR_clock_nanosleep,
    __NR_nanosleep,
    __NR_gettimeofday,
    __NR_times,
    __NR_getrusage,
    __NR_sysinfo,
    __NR_uname,
    __NR_getrandom,
    __NR_getpid,
    __NR_getppid,
    __NR_gettid,
    __NR_getuid,
    __NR_geteuid,
    __NR_getgid,
    __NR_getegid,
    __NR_getcpu,
    __NR_sched_yield,
    __NR_sched_getaffinity,
    __NR_sched_setaffinity,
    __NR_sched_getparam,
    __NR_sched_getscheduler,
    __NR_sched_get_priority_max,
    __NR_sched_get_priority_min,
    __NR_rt_sigaction,
    __NR_rt_sigprocmask,
    __NR_rt_sigpending,
    __NR_rt_sigtimedwait,
    __NR_rt_sigsuspend,
    __NR_rt_sigreturn,
    __NR_sigaltstack,
    __NR_restart_syscall,
    __NR_set_tid_address,
    __NR_set_robust_list,
    __NR_get_robust_list,
    __NR_prctl,
    __NR_exit,
    __NR_exit_group,
#ifdef __NR_rseq
    __NR_rseq,
#endif
#ifdef __NR_faccessat2
    __NR_faccessat2,
#endif
#ifdef __NR_stat
    __NR_stat,
    __NR_lstat,
    __NR_access,
    __NR_readlink,
    __NR_poll,
    __NR_select,
    __NR_pipe,
    __NR_dup2,
    __NR_epoll_create,
    __NR_epoll_wait,
    __NR_eventfd,
    __NR_time,
    __NR_arch_prctl,
    __NR_getrlimit,
#endif
};

/* From this number on, all machines have the same calls, and who uses one knows that older kernels have none: the C library then
 * uses the earlier ones, whose arguments are not in memory. */
#define FIRST_NEW_CALL 424

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offsetof(struct seccomp_data, field))
#define LOAD_UPPER(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offsetof(struct seccomp_data, field) + 4)
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, (value))
#define ALLOW ANSWER(SECCOMP_RET_ALLOW)
/* Skips the next instructions unless the value is equal, or has one of the bits. */
#define UNLESS_EQUAL(value, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), 0, (skipped))
#define UNLESS_SET(bits, skipped) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (bits), 0, (skipped))

#define CHANGES (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND | (O_TMPFILE & ~O_DIRECTORY))

bool ckifconfinement_forbid_calls_with(int error, int error_of_new) {
    struct sock_filter filter[COUNT(allowed) * 2 + 80];
    unsigned short count = 0;
#define ADD(...) filter[count++] = (struct sock_filter)__VA_ARGS__
#define REFUSE ANSWER(SECCOMP_RET_ERRNO | (unsigned)error)
    ADD(LOAD(arch));
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
    ADD(REFUSE);
    ADD(LOAD(nr));
    for (size_t index = 0; index < COUNT(allowed); index++) {
        ADD(UNLESS_EQUAL((unsigned)allowed[index], 1));
        ADD(ALLOW);
    }
    /* Threads, no processes. */
    ADD(UNLESS_EQUAL(__NR_clone, 4));
    ADD(LOAD(args[0]));
    ADD(UNLESS_SET(CLONE_THREAD, 1));
    ADD(ALLOW);
    ADD(REFUSE);
    /* Files to read. */
    ADD(UNLESS_EQUAL(__NR_openat, 4));
    ADD(LOAD(args[2]));
    ADD(UNLESS_SET(CHANGES, 1));
    ADD(REFUSE);
    ADD(ALLOW);
#ifdef __NR_open
    ADD(UNLESS_EQUAL(__NR_open, 4));
    ADD(LOAD(args[1]));
    ADD(UNLESS_SET(CHANGES, 1));
    ADD(REFUSE);
    ADD(ALLOW);
#endif
    /* Signals to this process alone, as abort sends one. */
    ADD(UNLESS_EQUAL(__NR_tgkill, 4));
    ADD(LOAD(args[0]));
    ADD(UNLESS_EQUAL((unsigned)getpid(), 1));
    ADD(ALLOW);
    ADD(REFUSE);
    /* The limits of this process: that of its time is set for each photo, others are only asked for. */
    ADD(UNLESS_EQUAL(__NR_prlimit64, 11));
    ADD(LOAD(args[0]));
    ADD(UNLESS_EQUAL(0, 8));
    ADD(LOAD(args[1]));
    ADD(UNLESS_EQUAL(RLIMIT_CPU, 1));
    ADD(ALLOW);
    ADD(LOAD(args[2]));
    ADD(UNLESS_EQUAL(0, 3));
    ADD(LOAD_UPPER(args[2]));
    ADD(UNLESS_EQUAL(0, 1));
    ADD(ALLOW);
    ADD(REFUSE);
    /* What the socket of the process that started this one carries, to and from no other address, and no descriptors. */
    static const int exchanges[] = {__NR_sendto, __NR_recvfrom};
    for (size_t index = 0; index < COUNT(exchanges); index++) {
        ADD(UNLESS_EQUAL((unsigned)exchanges[index], 6));
        ADD(LOAD(args[4]));
        ADD(UNLESS_EQUAL(0, 3));
        ADD(LOAD_UPPER(args[4]));
        ADD(UNLESS_EQUAL(0, 1));
        ADD(ALLOW);
        ADD(REFUSE);
    }
    /* Whether a file is a terminal, and how much can be read of a pipe. */
    ADD(UNLESS_EQUAL(__NR_ioctl, 6));
    ADD(LOAD(args[1]));
    ADD(UNLESS_EQUAL(TCGETS, 1));
    ADD(ALLOW);
    ADD(UNLESS_EQUAL(FIONREAD, 1));
    ADD(ALLOW);
    ADD(REFUSE);
#ifdef __x86_64__
    /* The calls of the x32 interface. */
    ADD(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
    ADD(REFUSE);
#endif
    ADD(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FIRST_NEW_CALL, 0, 1));
    ADD(ANSWER(SECCOMP_RET_ERRNO | (unsigned)error_of_new));
    ADD(REFUSE);
    struct sock_fprog program = {.len = count, .filter = filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
    return syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
}

bool ckifconfinement_forbid_calls(void) { return ckifconfinement_forbid_calls_with(EPERM, ENOSYS); }

bool ckifconfinement_can_forbid_calls(void) {
    unsigned action = SECCOMP_RET_ERRNO;
    return syscall(__NR_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

#else

bool ckifconfinement_forbid_calls_with(int error, int error_of_new) { return false; }
bool ckifconfinement_forbid_calls(void) { return false; }
bool ckifconfinement_can_forbid_calls(void) { return false; }

#endif
