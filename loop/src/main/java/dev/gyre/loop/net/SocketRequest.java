package dev.gyre.loop.net;

import dev.gyre.loop.Request;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import java.util.function.Supplier;

/**
 * A connect, write or shutdown in progress. Netty's listener never enters the embedder; it only queues the completion.
 */
final class SocketRequest extends Request implements ChannelFutureListener, Runnable {
    private final TcpSocket socket;
    private final String operation;
    private final long bytes;
    private final Completion completion;
    private UvError error;

    SocketRequest(TcpSocket socket, String operation, long bytes, Completion completion) {
        super(socket.loop());
        this.socket = socket;
        this.operation = operation;
        this.bytes = bytes;
        this.completion = completion;
    }

    @Override
    public String kind() {
        return operation;
    }

    @Override
    public String reason() {
        return socket.reason();
    }

    void start(ChannelFuture future) {
        begin();
        socket.queued(bytes);
        future.addListener(this);
    }

    /** Starts when another operation has ended, with success or not. */
    void startAfter(ChannelFuture other, Supplier<ChannelFuture> operation) {
        begin();
        other.addListener(ended -> operation.get().addListener(this));
    }

    /** Fails without having been started. */
    void fail(UvError failure) {
        begin();
        error = failure;
        socket.complete(this);
    }

    @Override
    public void operationComplete(ChannelFuture future) {
        socket.queued(-bytes);
        if (!future.isSuccess()) {
            error = socket.isClosing() ? UvError.CANCELED : UvError.from(future.cause());
        }
        socket.complete(this);
    }

    @Override
    public void run() {
        end();
        if (completion != null) {
            completion.completed(error);
        }
    }
}
