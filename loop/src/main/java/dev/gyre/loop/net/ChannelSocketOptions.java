package dev.gyre.loop.net;

import io.netty.channel.Channel;
import io.netty.channel.ChannelException;
import io.netty.channel.ChannelOption;
import io.netty.channel.epoll.EpollSocketChannelConfig;

/**
 * The options of a Netty channel's socket.
 *
 * @param channel an open channel
 */
public record ChannelSocketOptions(Channel channel) implements SocketOptions {
    @Override
    public void setNoDelay(boolean noDelay) {
        channel.config().setOption(ChannelOption.TCP_NODELAY, noDelay);
    }

    @Override
    public void setKeepAlive(boolean keepAlive, int seconds) {
        channel.config().setOption(ChannelOption.SO_KEEPALIVE, keepAlive);
        if (keepAlive && seconds > 0 && channel.config() instanceof EpollSocketChannelConfig config) {
            config.setTcpKeepIdle(seconds);
        }
    }

    @Override
    public int typeOfService() throws UvException {
        try {
            Integer value = channel.config().getOption(ChannelOption.IP_TOS);
            return value == null ? NO_TYPE_OF_SERVICE : value;
        } catch (ChannelException failed) {
            throw new UvException(UvError.from(failed), failed);
        }
    }

    @Override
    public void setTypeOfService(int value) throws UvException {
        try {
            channel.config().setOption(ChannelOption.IP_TOS, value);
        } catch (ChannelException failed) {
            throw new UvException(UvError.from(failed), failed);
        }
    }
}
