import KeepItFreshDomain
import NIOCore
import NIOHTTPTypes

/// Closes connections that hold a place without asking for anything: whose first request does not come, whose head or
/// body stops coming, or whose body is longer than any that is read.
final class RequestPace: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart

    private static let head = TimeAmount.seconds(10)
    private static let body = TimeAmount.seconds(30)
    private static let maximumBody = 32 << 20

    /// Whether the connection ends when the client sends nothing more, though it could still be answered.
    var endsWithInput = false
    private var deadline: Scheduled<Void>?
    private var isInHead = true
    private var count = 0

    func handlerAdded(context: ChannelHandlerContext) {
        try? context.pipeline.syncOperations.addHandler(Bytes(self), position: .first)
        expect(within: Self.head, context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            (isInHead, count) = (true, 0)
            expect(within: Self.body, context)
        case .body(let bytes):
            count += bytes.readableBytes
            if count > Self.maximumBody { return context.close(promise: nil) }
            expect(within: Self.body, context)
        case .end:
            deadline?.cancel()
            deadline = nil
            isInHead = false
        }
        context.fireChannelRead(data)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if endsWithInput, case ChannelEvent.inputClosed = event { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    /// The first bytes of a further request have come.
    private func begin(_ context: ChannelHandlerContext) {
        guard !isInHead else { return }
        isInHead = true
        expect(within: Self.head, context)
    }

    private func expect(within time: TimeAmount, _ context: ChannelHandlerContext) {
        deadline?.cancel()
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
    }

    /// Sees the bytes before they are a request.
    private final class Bytes: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let pace: RequestPace

        init(_ pace: RequestPace) {
            self.pace = pace
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            pace.begin(context)
            context.fireChannelRead(data)
        }
    }
}
