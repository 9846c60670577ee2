/* Does, confined like a worker, what a photo with an exploit would do: writes a line for each attempt, with 1 where it
   succeeded. The argument is a file that a worker has no business with. */

#include "CKIFConfinement.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
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

int main(int count, char **arguments) {
    if (count != 2) return 64;
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
