/**
 * TCP and local sockets as libuv has them, over Netty's channels, with libuv's error codes. Uses the loop and {@code queues}; Netty's types appear in its signatures.
 * Begin with {@link dev.gyre.loop.net.TcpSocket} and {@link dev.gyre.loop.net.TcpServer}.
 */
package dev.gyre.loop.net;
