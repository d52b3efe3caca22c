package dev.gyre.node.process;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.Async;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.util.HashMap;
import java.util.Map;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/** The signals that a program listens for; all others keep the system's default action, so that ^C ends the process. */
public final class SignalHandlers implements CloseListener {
    static final EnvironmentKey<SignalHandlers> KEY = new Key();

    /** Linux's numbers of the signals that the JVM lets programs handle. */
    private static final String SIGNALS =
            "1 HUP 2 INT 10 USR1 12 USR2 13 PIPE 14 ALRM 15 TERM 17 CHLD 18 CONT 20 TSTP 21 TTIN 22 TTOU 23 URG 24 XCPU "
                    + "25 XFSZ 26 VTALRM 28 WINCH 29 IO 30 PWR 31 SYS";

    public static final int TERM = 15;

    private final Environment environment;
    private final Map<Integer, Subscription> subscriptions = new HashMap<>();

    private static final class Key extends EnvironmentKey<SignalHandlers> {
        @Override
        protected SignalHandlers create(Environment environment) {
            SignalHandlers handlers = new SignalHandlers(environment);
            environment.onClose(handlers);
            return handlers;
        }
    }

    SignalHandlers(Environment environment) {
        this.environment = environment;
    }

    private static Signal signal(int number) {
        String[] words = SIGNALS.split(" ");
        for (int i = 0; i < words.length; i += 2) {
            if (words[i].equals(String.valueOf(number))) return new Signal(words[i + 1]);
        }
        return null;
    }

    /** Returns false if the JVM uses the signal itself. */
    boolean start(int number, JsObject callback) {
        Signal signal = signal(number);
        if (signal == null || subscriptions.containsKey(number)) return signal != null;
        Subscription subscription = new Subscription(signal, number, callback);
        try {
            subscription.previous = Signal.handle(signal, subscription);
        } catch (IllegalArgumentException reserved) {
            subscription.wake.close(null);
            return false;
        }
        subscriptions.put(number, subscription);
        return true;
    }

    void stop(int number) {
        Subscription subscription = subscriptions.remove(number);
        if (subscription != null) subscription.stop();
    }

    @Override
    public void closing() {
        for (Subscription subscription : subscriptions.values())
            Signal.handle(subscription.signal, subscription.previous);
        subscriptions.clear();
    }

    /** The handler of one signal; several that arrive before the loop handles them are merged. */
    private final class Subscription implements SignalHandler {
        private final Signal signal;
        private final AsyncWrap entry;
        private final Async wake;
        private SignalHandler previous;

        Subscription(Signal signal, int number, JsObject callback) {
            this.signal = signal;
            entry = new AsyncWrap(environment.realm(), "SIGNALWRAP");
            wake = new Async(
                    environment.loop(),
                    "signal SIG" + signal.getName(),
                    () -> entry.call1(callback, Undefined.INSTANCE, number));
            // As in Node, waiting for a signal does not keep the process alive.
            wake.unref();
        }

        @Override
        public void handle(Signal received) {
            wake.send();
        }

        private void stop() {
            Signal.handle(signal, previous);
            wake.close(entry::end);
        }
    }
}
