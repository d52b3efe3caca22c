/**
 * The HTTP/1 parser, for requests and responses alike: llhttp's grammar, limits and error codes as a state machine over bytes.
 *
 * <p>It is fed pieces of any size and knows neither sockets nor JavaScript. Begin reading at {@link dev.gyre.node.http.parser.HttpParser}, which holds the state of a
 * message and delegates each section of it to a part: {@link dev.gyre.node.http.parser.StartLineParser}, {@link dev.gyre.node.http.parser.HeaderParser} and
 * {@link dev.gyre.node.http.parser.ChunkParser}.
 */
package dev.gyre.node.http.parser;
