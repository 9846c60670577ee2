import Logging
import Metrics

/// The example of the article on logging and metrics.
enum LoggingAndMetricsExample {
    static func start(_ factory: any MetricsFactory) {
        LoggingSystem.bootstrap { label in
            var handler = StreamLogHandler.standardError(label: label)
            handler.logLevel = .debug
            return handler
        }
        MetricsSystem.bootstrap(factory)
    }
}
