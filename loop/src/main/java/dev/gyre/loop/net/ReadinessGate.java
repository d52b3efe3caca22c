package dev.gyre.loop.net;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.ReadySource;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;

/** The first handler of a channel whose events a seeded schedule orders: it defers them until the poll is over. */
final class ReadinessGate extends InboundHandler {
    private final ReadySource source;

    private ReadinessGate(ReadySource source) {
        this.source = source;
    }

    /** Puts a gate before a channel's other handlers if the loop has a seed. */
    static void install(EventLoop loop, Channel channel) {
        var source = loop.readySource();
        if (source != null) {
            channel.pipeline().addLast(new ReadinessGate(source));
        }
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        source.add(() -> context.fireChannelRead(message));
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        source.add(context::fireChannelReadComplete);
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        source.add(() -> context.fireUserEventTriggered(event));
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        // The channel is about to lose its handlers, and events of an earlier poll may still be deferred while work is
        // awaited.
        source.flush();
        context.fireChannelInactive();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        source.flush();
        context.fireExceptionCaught(cause);
    }
}
