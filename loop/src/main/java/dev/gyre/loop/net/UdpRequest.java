package dev.gyre.loop.net;

import dev.gyre.loop.Request;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;

/** A datagram that waits until the system takes it. Netty's listener never enters the embedder. */
final class UdpRequest extends Request implements ChannelFutureListener {
    private final UdpSocket socket;
    private final int bytes;
    private final Completion completion;
    private UvError error;

    UdpRequest(UdpSocket socket, int bytes, Completion completion) {
        super(socket.loop());
        this.socket = socket;
        this.bytes = bytes;
        this.completion = completion;
    }

    @Override
    public String kind() {
        return "send";
    }

    @Override
    public String reason() {
        return socket.reason();
    }

    void start(ChannelFuture future) {
        begin();
        future.addListener(this);
    }

    @Override
    public void operationComplete(ChannelFuture future) {
        socket.dequeued(bytes);
        if (!future.isSuccess()) {
            error = socket.isClosing() ? UvError.CANCELED : UvError.from(future.cause());
        }
        loop().pending().add(this::finish);
    }

    private void finish() {
        end();
        completion.completed(error);
    }
}
