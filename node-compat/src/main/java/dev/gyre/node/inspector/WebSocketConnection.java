package dev.gyre.node.inspector;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;

/** The connection of one debugger: passes its messages to the runtime's thread, and those of its session to it. */
final class WebSocketConnection extends SimpleChannelInboundHandler<WebSocketFrame> {
    private final Inspector inspector;
    private final Channel channel;
    private final StringBuilder message = new StringBuilder();
    /** Set and read on the runtime's thread. */
    private Session session;

    WebSocketConnection(Inspector inspector, Channel channel) {
        this.inspector = inspector;
        this.channel = channel;
    }

    /** Begins the session. */
    void open() {
        inspector.post(() -> {
            inspector.print("Debugger attached.");
            session = inspector.connect(
                    text -> channel.writeAndFlush(new TextWebSocketFrame(text)), Session.Client.DEBUGGER);
        });
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, WebSocketFrame frame) {
        if (frame instanceof PingWebSocketFrame) {
            context.writeAndFlush(new PongWebSocketFrame(frame.content().retain()));
        } else if (frame instanceof CloseWebSocketFrame) {
            context.writeAndFlush(frame.retain()).addListener(done -> context.close());
        } else if (frame instanceof TextWebSocketFrame text) {
            message.setLength(0);
            message.append(text.text());
            if (frame.isFinalFragment()) complete();
        } else if (frame instanceof ContinuationWebSocketFrame more) {
            message.append(more.text());
            if (frame.isFinalFragment()) complete();
        }
    }

    private void complete() {
        String text = message.toString();
        message.setLength(0);
        inspector.post(() -> session.receive(text));
    }

    /** A connection that is lost ends the session, so that a paused program goes on. */
    @Override
    public void channelInactive(ChannelHandlerContext context) {
        inspector.post(() -> inspector.disconnect(session));
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        context.close();
    }
}
