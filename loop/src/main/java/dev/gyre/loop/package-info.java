/**
 * An event loop with libuv's phases on Netty's poll: handles, requests, timers, completions of other threads. It does
 * not depend on JavaScript and calls back through {@link dev.gyre.loop.CallbackScope} only. May use {@code clock},
 * {@code queues} and {@code records}; the other packages are built on it. Begin reading with {@link
 * dev.gyre.loop.EventLoop} and loop/README.md.
 */
package dev.gyre.loop;
