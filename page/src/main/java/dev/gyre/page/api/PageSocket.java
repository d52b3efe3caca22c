package dev.gyre.page.api;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.timers.Immediate;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.page.GlobalScope;
import dev.gyre.page.settle.Pending;
import java.util.ArrayDeque;
import java.util.Arrays;

/** A WebSocket of a page: takes what happens from the realm of the program to that of the page, and back. */
final class PageSocket {
    private final Environment environment;
    private final PageSession session;
    private final GlobalScope page;
    private final Pending pending;
    /** Receives what happens: open and the protocol, message and data, close with code, reason and whether it was clean. */
    private final JsObject callback;
    /** What the page has done before the program's function was called. */
    private final ArrayDeque<Runnable> early = new ArrayDeque<>();
    /** The program's side; null until its function has been called. */
    private JsObject connection;

    PageSocket(Environment environment, PageSession session, GlobalScope page, String url, JsObject callback) {
        this.environment = environment;
        this.session = session;
        this.page = page;
        this.callback = callback;
        this.pending = new Pending("socket", url, page.context().runtime().place(), page);
    }

    /** Connects in a task of the program; returns an object with send(data) and close(code, reason, isConnecting). */
    JsObject connect(JsArray protocols) {
        if (!page.security().allowsSocket(pending.reason())) return refused();
        page.context().connecting(pending);
        Object[] names = protocols.toObjectArray();
        Realm realm = environment.realm();
        var event = new NativeClosure(realm, "event", 0, (current, callee, self, arguments, newTarget) -> {
            Object[] values = copies(arguments, page.realm());
            environment.loop().call(() -> page.queue(() -> happened(values)));
            return Undefined.INSTANCE;
        });
        // The program's function must not run on the stack of the page.
        later(() -> {
            connection = (JsObject) session.socketFunction().call(Undefined.INSTANCE, new Object[] {
                pending.reason(), JsArray.fromList(realm, Arrays.asList(names)), page.origin(), event
            });
            while (!early.isEmpty()) early.poll().run();
        });
        JsObject object = JsObject.create(page.realm());
        define(object, "send", arguments -> act("send", copies(arguments, realm)));
        define(object, "close", arguments -> {
            act("close", Arrays.copyOf(arguments, 2));
            if (Boolean.TRUE.equals(arguments[2])) page.queue(() -> happened(new Object[] {"close", ABNORMAL}));
        });
        return object;
    }

    /** What the page has of a connection that its policies forbid. */
    private JsObject refused() {
        JsObject object = JsObject.create(page.realm());
        define(object, "send", arguments -> {});
        define(object, "close", arguments -> {});
        page.queue(() -> callback.call2(Undefined.INSTANCE, "close", ABNORMAL));
        return object;
    }

    /** The code of a connection that has not been closed by a closing handshake. */
    private static final int ABNORMAL = 1006;

    private interface Action {
        void run(Object[] arguments);
    }

    private void define(JsObject object, String name, Action action) {
        object.createDataProperty(
                name, new NativeClosure(page.realm(), name, 0, (current, callee, self, arguments, newTarget) -> {
                    action.run(arguments);
                    return Undefined.INSTANCE;
                }));
    }

    private void later(Runnable task) {
        environment.immediates().add(new Immediate(task));
    }

    private void act(String name, Object[] arguments) {
        // While it is on its way the page is not settled, and its clock stands still.
        var message = new Pending(
                "message", pending.reason(), page.context().runtime().place(), page);
        page.context().connecting(message);
        Runnable call = () -> {
            try {
                ((JsObject) connection.get(name)).call(connection, arguments);
            } finally {
                page.queue(() -> page.context().disconnected(message));
            }
        };
        if (connection == null) early.add(call);
        else later(call);
    }

    private void happened(Object[] values) {
        String kind = TypeConversion.toString(values[0]);
        if (kind.equals("open")) page.context().connected(pending);
        else if (kind.equals("close")) page.context().disconnected(pending);
        callback.call(Undefined.INSTANCE, values);
    }

    /** Values for another realm; buffers are copied. */
    private static Object[] copies(Object[] values, Realm realm) {
        Object[] result = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            result[i] = values[i] instanceof JsObject bytes
                    ? ByteView.arrayBuffer(realm, ByteView.of(bytes).copy())
                    : values[i];
        }
        return result;
    }
}
