/* Confines a worker by the kernel: prctl(2), seccomp(2) and landlock(7), which glibc has no functions for. */

#ifndef CKIFCONFINEMENT_H
#define CKIFCONFINEMENT_H

#include <spawn.h>
#include <stdbool.h>

/* A process that is started with this variable in its environment is confined before its main function, while it has one
   thread: it gains no rights by programs, and may open only the files below the paths that the variable lists, separated by
   colons, and those of the system's libraries, languages and fonts; none for writing but /dev/null. */
#define CKIFCONFINEMENT_VARIABLE "KIF_WORKER_FILES"

/* Forbids all threads of this process, for ever, all system calls but those that reading a photo needs: there are no sockets, no
   other programs and processes, and no change of files. False where the kernel cannot. */
bool ckifconfinement_forbid_calls(void);

/* The same, where refused calls fail with these errors: the second of those that were added since all machines have the same. */
bool ckifconfinement_forbid_calls_with(int error, int error_of_new);

/* Whether the kernel can forbid system calls. */
bool ckifconfinement_can_forbid_calls(void);

/* The version of Landlock in this kernel; 0 without it. */
int ckifconfinement_landlock_version(void);

/* Lets a process that is started have no descriptor above standard error, and a session without a terminal, beside these flags.
   Returns 0, or the error's number. */
int ckifconfinement_detach(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes, short flags);

#endif
