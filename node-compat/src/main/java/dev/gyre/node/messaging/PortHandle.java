package dev.gyre.node.messaging;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.Async;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.environment.Environment;

/**
 * One end of a message channel in its thread: its mailbox, and the handle that wakes the loop for it and keeps the loop
 * alive while it is referenced.
 */
public final class PortHandle extends JsObject {
    private final Environment environment;
    private final Mailbox mailbox;
    private Wake wake;
    private AsyncWrap entry;

    public PortHandle(Environment environment, Mailbox mailbox) {
        super(environment.prototypes().of(environment.realm(), PortHandle_MethodsTable.INSTANCE));
        this.environment = environment;
        this.mailbox = mailbox;
    }

    public Mailbox mailbox() {
        return mailbox;
    }

    /**
     * The async handle. If there is only one thread, only this program sends to it, so virtual time need not wait for
     * it.
     */
    private static final class Wake extends Async {
        private final Environment environment;
        private final Mailbox mailbox;

        Wake(Environment environment, Mailbox mailbox, String kind, Runnable callback) {
            super(environment.loop(), kind, "messages", callback);
            this.environment = environment;
            this.mailbox = mailbox;
        }

        @Override
        protected boolean isExternal() {
            return environment.get(Program.KEY).hasThreads();
        }

        @Override
        protected void beginClose() {
            mailbox.reader(null);
            // No JavaScript will run that could close the other end.
            if (environment.isClosed()) mailbox.leave();
        }
    }

    private void open(String kind, JsObject receive) {
        entry = new AsyncWrap(environment, "MESSAGEPORT", this);
        wake = new Wake(environment, mailbox, kind, () -> entry.call0(receive, Undefined.INSTANCE));
        wake.unref();
        mailbox.reader(wake);
    }

    private void close(Object callback) {
        wake.close(() -> entry.end().call0((JsObject) callback, Undefined.INSTANCE));
    }

    /** The methods of port handles. */
    // lib/internal/bindings.md, messaging
    @BuiltinObject(intrinsic = "%PortHandle.prototype%")
    static final class Methods {
        private Methods() {}

        // open(kind, receive())
        @Builtin
        static Object open(Realm realm, Object self, Object kind, Object receive) {
            ((PortHandle) self).open(TypeConversion.toString(kind), (JsObject) receive);
            return Undefined.INSTANCE;
        }

        // post(message)
        @Builtin
        static boolean post(Realm realm, Object self, Object message) {
            Message posted = ((MessageObject) message).message();
            if (((PortHandle) self).mailbox.post(posted)) return true;
            posted.discard();
            return false;
        }

        // isToItself(message)
        @Builtin
        static boolean isToItself(Realm realm, Object self, Object message) {
            return ((PortHandle) self).mailbox.isToItself(((MessageObject) message).message());
        }

        // size()
        @Builtin
        static int size(Realm realm, Object self) {
            return ((PortHandle) self).mailbox.size();
        }

        // isAtEnd()
        @Builtin
        static boolean isAtEnd(Realm realm, Object self) {
            return ((PortHandle) self).mailbox.isAtEnd();
        }

        // take()
        @Builtin
        static Object take(Realm realm, Object self) {
            Message message = ((PortHandle) self).mailbox.take();
            return message == null ? Undefined.INSTANCE : new MessageObject(message);
        }

        // leave()
        @Builtin
        static Object leave(Realm realm, Object self) {
            ((PortHandle) self).mailbox.leave();
            return Undefined.INSTANCE;
        }

        // move(callback)
        @Builtin
        static Object move(Realm realm, Object self, Object callback) {
            PortHandle handle = (PortHandle) self;
            handle.close(callback);
            return new PortHandle(handle.environment, handle.mailbox);
        }

        // send()
        @Builtin
        static Object send(Realm realm, Object self) {
            ((PortHandle) self).wake.send();
            return Undefined.INSTANCE;
        }

        // ref()
        @Builtin
        static Object ref(Realm realm, Object self) {
            ((PortHandle) self).wake.ref();
            return Undefined.INSTANCE;
        }

        // unref()
        @Builtin
        static Object unref(Realm realm, Object self) {
            ((PortHandle) self).wake.unref();
            return Undefined.INSTANCE;
        }

        // hasRef()
        @Builtin
        static boolean hasRef(Realm realm, Object self) {
            return ((PortHandle) self).wake.hasRef() && !((PortHandle) self).wake.isClosing();
        }

        // close(callback)
        @Builtin
        static Object close(Realm realm, Object self, Object callback) {
            ((PortHandle) self).close(callback);
            return Undefined.INSTANCE;
        }
    }
}
