import Hummingbird
import NIOCore

/// What Hummingbird knows of a request, with the connection on which it came.
struct CallContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
