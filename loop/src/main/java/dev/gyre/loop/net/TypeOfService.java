package dev.gyre.loop.net;

import io.netty.channel.Channel;
import io.netty.channel.ChannelException;
import io.netty.channel.ChannelOption;

/** The type-of-service byte of the packets that a connection sends: IP_TOS, or the traffic class of IPv6 (https://man7.org/linux/man-pages/man7/ip.7.html). */
public final class TypeOfService {
    /** What {@link #of} returns for channels that have none, such as Unix sockets. */
    public static final int NONE = -1;

    private TypeOfService() {}

    /** The byte of a channel, or {@link #NONE}. */
    public static int of(Channel channel) throws UvException {
        try {
            Integer value = channel.config().getOption(ChannelOption.IP_TOS);
            return value == null ? NONE : value;
        } catch (ChannelException failed) {
            throw new UvException(UvError.from(failed), failed);
        }
    }

    /** Sets the byte, 0 to 255; without effect for channels that have none. */
    public static void set(Channel channel, int value) throws UvException {
        try {
            channel.config().setOption(ChannelOption.IP_TOS, value);
        } catch (ChannelException failed) {
            throw new UvException(UvError.from(failed), failed);
        }
    }
}
