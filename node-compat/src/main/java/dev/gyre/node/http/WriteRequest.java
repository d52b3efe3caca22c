package dev.gyre.node.http;

import dev.gyre.loop.Request;
import dev.gyre.loop.net.Completion;
import dev.gyre.loop.net.UvError;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;

/** A write whose owner wants to know when it has gone out; Netty's listener only queues the completion. */
final class WriteRequest extends Request implements ChannelFutureListener, Runnable {
    private final HttpConnection connection;
    private final Completion completion;
    private UvError error;

    WriteRequest(HttpConnection connection, Completion completion) {
        super(connection.loop());
        this.connection = connection;
        this.completion = completion;
        begin();
    }

    @Override
    public String kind() {
        return "write";
    }

    @Override
    public String reason() {
        return connection.reason();
    }

    @Override
    public void operationComplete(ChannelFuture future) {
        if (!future.isSuccess()) {
            error = connection.isClosing() ? UvError.CANCELED : UvError.from(future.cause());
        }
        connection.completed(this);
    }

    void finish(UvError outcome) {
        error = outcome;
        connection.completed(this);
    }

    @Override
    public void run() {
        end();
        completion.completed(error);
    }
}
