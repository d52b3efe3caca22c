/**
 * node:http2: sessions over stream handles. Netty's codec reads the content of frames and has HPACK; the rules of streams, flow control
 * and limits are here, in the words and with the answers of nghttp2, which Node is built on. {@code Http2Session} and what it uses know
 * no JavaScript; {@code Http2SessionObject} is a session as the library sees it.
 */
package dev.gyre.node.http2;
