package dev.gyre.loop.net;

/** Receives the connections that a server accepts; every call is a callback scope of its own. */
public interface ServerListener {
    /** A peer connected; {@link TcpSocket#listen} and {@link TcpSocket#readStart} start the flow of data. */
    void connected(TcpSocket socket);
}
