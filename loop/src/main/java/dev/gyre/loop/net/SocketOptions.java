package dev.gyre.loop.net;

/** The options of the socket under a stream, which programs may set at any time. All methods are for the loop's thread. */
public interface SocketOptions {
    /** What {@link #typeOfService} returns for streams that have no such byte, such as Unix sockets. */
    int NO_TYPE_OF_SERVICE = -1;

    /** Switches Nagle's algorithm off (TCP_NODELAY) or on. */
    void setNoDelay(boolean noDelay);

    /** Switches keep-alive probes; the first comes after {@code seconds} without traffic, or after the system's own time for 0. Only epoll can set the time. */
    void setKeepAlive(boolean keepAlive, int seconds);

    /**
     * The type-of-service byte of the packets sent, IP_TOS or the traffic class of IPv6, or {@link #NO_TYPE_OF_SERVICE}.
     *
     * @throws UvException the system's error
     */
    // https://man7.org/linux/man-pages/man7/ip.7.html
    default int typeOfService() throws UvException {
        return NO_TYPE_OF_SERVICE;
    }

    /**
     * Sets the type-of-service byte, 0 to 255; without effect for streams that have none.
     *
     * @throws UvException the system's error
     */
    default void setTypeOfService(int value) throws UvException {}
}
