/**
 * Child processes by Linux system calls, because Java's Process supports neither signals nor more than three
 * descriptors, and does not report whether an exit or a signal ended a child.
 *
 * <p>{@link dev.gyre.loop.process.ProcessSpawner} starts one, {@link dev.gyre.loop.process.ChildProcess} is its handle,
 * {@link dev.gyre.loop.process.SynchronousChild} waits for one without a loop. Pipes are pairs of sockets, whose near
 * ends are {@link dev.gyre.loop.net.TcpSocket}s of the poller. Threads wait for the end of a child, and in the
 * synchronous form also serve its pipes.
 */
package dev.gyre.loop.process;
