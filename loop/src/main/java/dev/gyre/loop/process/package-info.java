/**
 * Child processes: Linux's own calls, because Java's Process knows neither signals nor descriptors beyond three, and hides which of both ended a child.
 *
 * <p>{@link dev.gyre.loop.process.ProcessSpawner} starts one, {@link dev.gyre.loop.process.ChildProcess} is it as a handle of a loop,
 * {@link dev.gyre.loop.process.SynchronousChild} waits for one without a loop. Pipes are pairs of sockets, whose near ends are
 * {@link dev.gyre.loop.net.TcpSocket}s of the poller. Threads wait for the end of a child, and in the synchronous form also serve its pipes.
 */
package dev.gyre.loop.process;
