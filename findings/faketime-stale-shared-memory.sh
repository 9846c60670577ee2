#!/bin/sh
# A program under libfaketime does not start while the shared memory of an ended one with the same process number is left.
#
# libfaketime 0.9.10 names its shared memory and semaphore by the process number. A process that is killed leaves both, and
# numbers come again: then the next process with that number ends with status 1 before its main function. The usual time
# is not used instead, and no variable of the environment turns the shared memory off. Whoever runs many tests at other times
# removes the two files of the own number before it is started. Seen with Debian's libfaketime 0.9.10-2.1.
set -eu
version=0.9.10-2.1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq "libfaketime=$version" 2>/dev/null
dpkg -x libfaketime_*.deb .
library=$folder/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH 2>/dev/null || echo x86_64-linux-gnu)/faketime/libfaketime.so.1
export library
echo "libfaketime $version"

# As it should be: the day that was asked for.
day=$(LD_PRELOAD=$library FAKETIME='@2030-01-01 12:00:00' date -u +%F)
echo "without leftovers: $day"
[ "$day" = 2030-01-01 ]

# With the file that a killed process of the same number would have left; exec keeps the number.
status=0
# shellcheck disable=SC2016 # $$ is the number of the inner shell
sh -c 'trap - EXIT; : >"/dev/shm/faketime_shm_$$"; echo $$ >number
    exec env LD_PRELOAD="$library" FAKETIME="@2030-01-01 12:00:00" date -u +%F' >output 2>&1 || status=$?
number=$(cat number)
rm -f "/dev/shm/faketime_shm_$number" "/dev/shm/sem.faketime_sem_$number"
echo "with shared memory of an ended process: status $status, $(cat output)"
[ "$status" -eq 1 ] && grep -q 'shm_open failed: File exists' output
