package dev.gyre.node.http;

/**
 * The limits of an HTTP server; times in milliseconds, 0 meaning no limit.
 *
 * @param keepAliveTimeout how long a connection may be idle after a response
 * @param headersTimeout how long the head of a request may take
 * @param requestTimeout how long a whole request may take
 * @param maxHeaderSize bytes of a request's head: its URL, names and values
 * @param maxHeadersCount header fields of a request
 * @param maxRequestsPerSocket requests per connection, after which {@link IncomingRequest#shouldKeepAlive} is false
 * @param connectionsCheckingInterval how often heads and requests that take too long are looked for
 * @param lenientFlags what the parser accepts beyond the grammar: bits of {@link dev.gyre.node.http.parser.LenientFlags}
 */
public record HttpServerOptions(
        long keepAliveTimeout,
        long headersTimeout,
        long requestTimeout,
        int maxHeaderSize,
        int maxHeadersCount,
        int maxRequestsPerSocket,
        long connectionsCheckingInterval,
        int lenientFlags) {
    /** Node's defaults. */
    public static final HttpServerOptions DEFAULTS =
            new HttpServerOptions(5_000, 60_000, 300_000, 16_384, 1_000, 0, 30_000, 0);
}
