/* Does, confined like a worker, what a photo with an exploit would do: writes a line for each attempt, with 1 where it
   succeeded. The argument is a file that a worker has no business with. With "calls" it writes instead the numbers of the system
   calls from 0 to 600 that pass, each tried in a process of its own; 1000 is added to those of the x32 interface. */

#include "CKIFConfinement.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* Opens a file that the kernel has of a process or thread. */
static int of_process(int number, const char *name) {
    char path[64];
    snprintf(path, sizeof(path), "/proc/%d/%s", number, name);
    return open(path, O_RDONLY);
}

/* libdispatch asks so for the state of its threads. */
static void *own_state(void *value) {
    *(int *)value = of_process((int)syscall(__NR_gettid), "stat");
    return NULL;
}

static void tell(const char *attempt, int result) { printf("%s %d\n", attempt, result >= 0); }

/* Errors that no call has. */
#define REFUSED 4001
#define PRETENDED 4002

/* Makes a call with arguments that mean nothing. What does not come back has passed. */
static void try_call(long number, volatile int *passed) {
    if (!ckifconfinement_forbid_calls_with(REFUSED, PRETENDED)) _exit(69);
    *passed = 1;
    errno = 0;
    syscall(number, -1L, -1L, -1L, -1L, -1L, -1L);
    *passed = errno != REFUSED && errno != PRETENDED;
    _exit(0);
}

static int list_calls(void) {
    volatile int *passed = mmap(NULL, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (passed == MAP_FAILED) return 71;
    for (long number = 0; number <= 600 * 2 + 1; number++) {
        *passed = -1;
        pid_t child = fork();
        if (child == 0) {
            signal(SIGALRM, SIG_DFL);
            alarm(5);
            long call = number / 2;
            try_call(number % 2 ? call | 0x40000000 : call, passed);
        }
        if (child < 0 || waitpid(child, NULL, 0) != child || *passed < 0) return 71;
        if (*passed) printf("%ld\n", number % 2 ? number / 2 + 1000 : number / 2);
        fflush(stdout);
    }
    return 0;
}

int main(int count, char **arguments) {
    if (count != 2) return 64;
    if (strcmp(arguments[1], "calls") == 0) return list_calls();
    if (!ckifconfinement_forbid_calls()) return 69;
    tell("read a secret", open(arguments[1], O_RDONLY));
    tell("open a socket", socket(AF_INET, SOCK_STREAM, 0));
    tell("open a local socket", socket(AF_UNIX, SOCK_STREAM, 0));
    tell("write a file", open("/tmp/kif-confined-probe", O_WRONLY | O_CREAT, 0600));
    tell("delete a file", unlink(arguments[1]));
    tell("trace a process", (int)ptrace(PTRACE_TRACEME, 0, 0, 0));
    tell("start a process", fork());
    char *command[] = {"/bin/true", NULL};
    tell("run a program", execv(command[0], command));
    tell("list a folder", open("/etc", O_RDONLY | O_DIRECTORY));
    tell("read another's environment", of_process(getppid(), "environ"));
    pthread_t thread;
    int state = -1;
    tell("start a thread", -pthread_create(&thread, NULL, own_state, &state));
    pthread_join(thread, NULL);
    tell("read a thread's state", state);
    tell("read a library", open("/usr/lib", O_RDONLY | O_DIRECTORY));
    return 0;
}
