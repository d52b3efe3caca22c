package dev.gyre.loop.net;

import io.netty.channel.Channel;

/** The extension point for protocols with a codec of Netty: prepares the pipeline of each accepted channel before it is registered. */
public interface PipelineInitializer {
    /**
     * Adds the handlers of the protocol. Automatic reading is off and half-closing on; not inside a callback scope.
     *
     * @return what a callback scope runs once the channel is registered, before anything is read: only then can it be written to
     */
    Runnable initialize(Channel channel);
}
