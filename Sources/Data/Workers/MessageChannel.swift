import Glibc

/// One end of a socket that carries messages both ways: eight bytes of length, the highest first, then the content.
struct MessageChannel: Sendable {
    let descriptor: Int32

    /// Waits until there is something to receive or the other end has closed; false if neither happens before
    /// `deadline`.
    func isReadable(before deadline: ContinuousClock.Instant) -> Bool {
        waitFor(POLLIN, before: deadline)
    }

    /// Sends a message before `deadline`, or with nil without one. False when the other end has closed or does not
    /// receive it in time.
    func send(_ message: [UInt8], before deadline: ContinuousClock.Instant? = nil) -> Bool {
        let length = UInt64(message.count).bigEndian
        let header = unsafe withUnsafeBytes(of: length) { unsafe [UInt8]($0) }
        return sendAll(header, before: deadline) && sendAll(message, before: deadline)
    }

    /// Receives a message of at most `limit` bytes before `deadline`; nil when the other end has closed, sends more, or
    /// is late.
    func receive(limit: Int, before deadline: ContinuousClock.Instant? = nil) -> [UInt8]? {
        guard let header = receiveAll(count: 8, before: deadline) else { return nil }
        let length = header.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length <= UInt64(limit) else { return nil }
        return receiveAll(count: Int(length), before: deadline)
    }

    private func sendAll(_ bytes: [UInt8], before deadline: ContinuousClock.Instant?) -> Bool {
        unsafe bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                guard waitFor(POLLOUT, before: deadline) else { return false }
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[sent...])
                // MSG_NOSIGNAL: a dead worker must not end its parent by SIGPIPE.
                let count = unsafe Glibc.send(
                    descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
                guard count > 0 || errno == EAGAIN || errno == EINTR else { return false }
                sent += max(0, count)
            }
            return true
        }
    }

    private func receiveAll(count: Int, before deadline: ContinuousClock.Instant?) -> [UInt8]? {
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, waitFor(POLLIN, before: deadline) {
                let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[filled...])
                let got = unsafe recv(descriptor, rest.baseAddress, rest.count, Int32(MSG_DONTWAIT))
                guard got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR)) else { return }
                filled += max(0, got)
            }
        }
        return bytes.count == count ? bytes : nil
    }

    /// Waits until the socket is ready or the other end has closed. False at the deadline.
    private func waitFor(_ event: Int32, before deadline: ContinuousClock.Instant?) -> Bool {
        while true {
            let left = deadline.map { $0 - .now }
            if let left, left <= .zero { return false }
            let milliseconds = left.map { Int32(clamping: Int($0 / .milliseconds(1)) + 1) } ?? -1
            var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
            let ready = unsafe poll(&request, 1, milliseconds)
            if ready > 0 { return true }
            guard ready == 0 || errno == EINTR else { return false }
        }
    }
}
