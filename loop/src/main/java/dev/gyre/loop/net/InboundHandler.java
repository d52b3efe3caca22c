package dev.gyre.loop.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandler;
import io.netty.channel.ChannelInboundHandlerAdapter;

/**
 * A channel's handler that passes all events on, as {@link ChannelInboundHandlerAdapter} does, but whose methods have
 * no annotations. Netty asks every method of a handler for one of its own, and the JDK reads the first annotation of a
 * process in 25 ms.
 */
public abstract class InboundHandler implements ChannelInboundHandler {
    @Override
    public void handlerAdded(ChannelHandlerContext context) throws Exception {}

    @Override
    public void handlerRemoved(ChannelHandlerContext context) throws Exception {}

    @Override
    public void channelRegistered(ChannelHandlerContext context) throws Exception {
        context.fireChannelRegistered();
    }

    @Override
    public void channelUnregistered(ChannelHandlerContext context) throws Exception {
        context.fireChannelUnregistered();
    }

    @Override
    public void channelActive(ChannelHandlerContext context) throws Exception {
        context.fireChannelActive();
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) throws Exception {
        context.fireChannelInactive();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
        context.fireChannelRead(message);
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) throws Exception {
        context.fireChannelReadComplete();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) throws Exception {
        context.fireUserEventTriggered(event);
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) throws Exception {
        context.fireChannelWritabilityChanged();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) throws Exception {
        context.fireExceptionCaught(cause);
    }
}
