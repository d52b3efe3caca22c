package dev.gyre.loop.net;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InboundHandlerTest {
    private static final class Forwarding extends InboundHandler {}

    @Test
    void nettyFindsNoAnnotations() throws NoSuchMethodException {
        for (var event : ChannelInboundHandlerAdapter.class.getDeclaredMethods()) {
            var method = Forwarding.class.getMethod(event.getName(), event.getParameterTypes());
            assertEquals(0, method.getAnnotations().length, method.toString());
        }
    }

    @Test
    void allEventsArePassedOn() {
        var events = new ArrayList<String>();
        var channel = new EmbeddedChannel(new Forwarding(), new Recorder(events));
        events.clear();
        channel.pipeline().fireChannelRegistered();
        channel.pipeline().fireChannelActive();
        channel.pipeline().fireChannelRead("message");
        channel.pipeline().fireChannelReadComplete();
        channel.pipeline().fireUserEventTriggered("event");
        channel.pipeline().fireChannelWritabilityChanged();
        channel.pipeline().fireExceptionCaught(new IllegalStateException("cause"));
        channel.pipeline().fireChannelInactive();
        channel.pipeline().fireChannelUnregistered();
        assertEquals(
                List.of(
                        "registered",
                        "active",
                        "message",
                        "complete",
                        "event",
                        "writability",
                        "cause",
                        "inactive",
                        "unregistered"),
                events);
    }

    private static final class Recorder extends InboundHandler {
        private final List<String> events;

        Recorder(List<String> events) {
            this.events = events;
        }

        @Override
        public void channelRegistered(ChannelHandlerContext context) {
            events.add("registered");
        }

        @Override
        public void channelActive(ChannelHandlerContext context) {
            events.add("active");
        }

        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            events.add((String) message);
        }

        @Override
        public void channelReadComplete(ChannelHandlerContext context) {
            events.add("complete");
        }

        @Override
        public void userEventTriggered(ChannelHandlerContext context, Object event) {
            events.add((String) event);
        }

        @Override
        public void channelWritabilityChanged(ChannelHandlerContext context) {
            events.add("writability");
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            events.add(cause.getMessage());
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            events.add("inactive");
        }

        @Override
        public void channelUnregistered(ChannelHandlerContext context) {
            events.add("unregistered");
        }
    }
}
