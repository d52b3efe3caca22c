package dev.gyre.node.http;

/**
 * The head of a request as it came.
 *
 * @param keepsAlive whether the client wants the connection kept
 * @param upgrade whether the client asks for another protocol
 * @param body whether a body follows
 */
record RequestHead(
        String method,
        String url,
        int versionMajor,
        int versionMinor,
        HeaderBlock fields,
        boolean keepsAlive,
        boolean upgrade,
        boolean body) {}
