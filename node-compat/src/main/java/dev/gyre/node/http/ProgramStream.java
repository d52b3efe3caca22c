package dev.gyre.node.http;

/** A stream of the program's that carries a connection; every call runs inside a callback scope. */
public interface ProgramStream {
    /** Takes output; false when the stream wants no more until {@link HttpConnection#drained}. */
    boolean write(byte[] bytes);

    /** More input is wanted. */
    void read();

    /** The connection is over once what was written has gone out. */
    void end();
}
