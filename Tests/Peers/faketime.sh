#!/bin/sh
# Runs a program at another time: faketime.sh TIME COMMAND..., where only the clock of the day is faked: a process that waits
# does so in real time. What an ended faketime with the number of this process has left in memory would stop the new one.
time=$1
shift
rm -f "/dev/shm/faketime_shm_$$" "/dev/shm/sem.faketime_sem_$$"
DONT_FAKE_MONOTONIC=1 exec faketime -f "$time" "$@"
