/**
 * HTTP/1.1 servers: the Java core under Node's {@code http.createServer}.
 *
 * <p>{@link dev.gyre.node.http.parser.HttpParser} reads the wire, {@link dev.gyre.node.http.HttpPipeline} keeps the order of the exchanges, and {@link dev.gyre.node.http.ResponseWriter} writes;
 * which headers a response has is decided above.
 * Everything runs on the loop's thread, and every call of an events interface is inside a callback scope.
 *
 * <pre>{@code
 * var server = new HttpServerBinding(loop, HttpServerOptions.DEFAULTS, new HttpServerEvents() {
 *     public void request(IncomingRequest request) {
 *         request.response().respond(200, "OK", new String[] {"Content-Length", "2"}, bytes("ok"), request.shouldKeepAlive(), null);
 *     }
 *     ...
 * });
 * server.listen(new InetSocketAddress("127.0.0.1", 0), 511);
 * }</pre>
 *
 * <ul>
 * <li><b>Order.</b> Requests are announced as they come, as in Node, pipelined ones too. Their responses go out in the order of the requests: what is written before a
 * response's turn is held, and above 64 KB of that, no more is read. The turn passes when a response has ended, or when its owner says it is finished.
 * <li><b>Bodies</b> go to {@link dev.gyre.node.http.ExchangeEvents} as they come, so a listener for one is added inside {@code request}. {@code pause}, which a request begins with unless
 * {@code prefetch} is called, holds the client back: the socket is not read until {@code resume}, but what has been read is handed over. A body without a reader when the
 * response ends is dropped.
 * <li><b>Output.</b> {@code writeHead} sends nothing by itself: head and first part go out in one buffer. All that is written during a callback of the connection is
 * flushed before the ticks that follow it, what those write after them, anything else in the prepare phase before the next poll: as a rule one system call a turn. A turn's
 * only write goes to the system past Netty's queue ({@link dev.gyre.loop.net.TryWrite}); Netty has what is not taken. {@code write} answers false above 64 KB of unsent data; {@code drain} follows below 16 KB, in the pending phase.
 * <li><b>Framing.</b> Chunks are framed when the headers say {@code Transfer-Encoding: chunked}. The body of a response to HEAD and of 1xx, 204 and 304 is dropped.
 * <li><b>Keep-alive</b> is the last word of {@code end}: false closes the connection when the response has gone out. Idle connections are closed after
 * {@code keepAliveTimeout}, and at {@code close} of the server; one that is busy then may go on until it has been idle for that long.
 * <li><b>Strictness.</b> The parser's lenient flags are options. An error ends the connection at once: a response that has not begun is not waited for.
 * <li><b>Errors.</b> {@code clientError} with Node's codes; where it answers false, Node's replies 400, 408 and 431 are sent.
 * <li><b>End of input.</b> As in Node, a client that has sent its last byte gets what was written so far, and the connection ends; an exchange that was not complete
 * gets {@code aborted}.
 * <li><b>Upgrade.</b> {@code isUpgrade} requests may be taken over by {@code connection().detach()} inside {@code request}; otherwise they are ordinary
 * requests, and what came in the same packet after them is dropped.
 * </ul>
 */
package dev.gyre.node.http;
