package dev.gyre.loop.net;

import io.netty.channel.Channel;

/** The extension point for protocols with a codec of Netty: prepares the pipeline of each accepted channel before it is registered. */
public interface PipelineInitializer {
    /** Adds the handlers of the protocol. Automatic reading is off and half-closing on; not inside a callback scope. */
    void initialize(Channel channel);
}
