package dev.gyre.page.net;

import java.util.ArrayDeque;
import java.util.function.Consumer;

/** The body of an answer that arrives in pieces while the page goes on. All calls are made on the page's thread. */
public final class ResponseStream {
    /** What happens to a stream. */
    public interface Receiver {
        /** The next bytes have arrived. */
        void arrived(byte[] bytes);

        /** There will be no more for now, as far as the sender knows. */
        default void idle() {}

        /** There will be no more, or the connection has been lost. */
        void ended();
    }

    private final Runnable cancel;
    /** What has happened before there was a receiver; null from then on. */
    private ArrayDeque<Consumer<Receiver>> early = new ArrayDeque<>();

    private Receiver receiver;

    /** @param cancel tells the sender that the page wants no more */
    public ResponseStream(Runnable cancel) {
        this.cancel = cancel;
    }

    /** Sets what is called from now on, first for what has happened already. */
    public void receive(Receiver newReceiver) {
        receiver = newReceiver;
        while (!early.isEmpty()) early.poll().accept(newReceiver);
        early = null;
    }

    /** The sender says that something has happened. */
    public void happened(Consumer<Receiver> event) {
        if (early == null) event.accept(receiver);
        else early.add(event);
    }

    /** The page wants no more. */
    public void cancel() {
        cancel.run();
    }
}
