package dev.gyre.loop.net;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.WorkRequest;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;

/** Finds the addresses of a host name with the system's resolver, on a thread of the pool (libuv's uv_getaddrinfo). */
public abstract class NameLookup extends WorkRequest {
    /** The error for an unknown name. */
    public static final UvError NOT_FOUND = new UvError("ENOTFOUND", -3008, "unknown node or service");

    private final String host;
    private final int family;
    private List<InetAddress> addresses = List.of();

    /** A lookup of addresses of one family: 4, 6, or 0 for both. */
    protected NameLookup(EventLoop loop, String host, int family) {
        super(loop);
        this.host = host;
        this.family = family;
    }

    @Override
    public final String kind() {
        return "lookup";
    }

    @Override
    public final String reason() {
        return host;
    }

    @Override
    protected final void work() throws UnknownHostException {
        var found = new ArrayList<InetAddress>();
        for (var address : InetAddress.getAllByName(host)) {
            if (family == 0
                    || family == 4 && address instanceof Inet4Address
                    || family == 6 && address instanceof Inet6Address) {
                found.add(address);
            }
        }
        addresses = found;
    }

    @Override
    protected final void afterWork(Throwable failure) {
        if (failure instanceof java.util.concurrent.CancellationException) {
            completed(UvError.CANCELED, List.of());
        } else if (failure != null || addresses.isEmpty()) {
            completed(NOT_FOUND, List.of());
        } else {
            completed(null, addresses);
        }
    }

    /** Receives the outcome, inside a callback scope; {@code error} is null if there are addresses. */
    protected abstract void completed(UvError error, List<InetAddress> addresses);
}
