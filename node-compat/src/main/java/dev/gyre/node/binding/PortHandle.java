package dev.gyre.node.binding;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.Undefined;
import dev.gyre.loop.Async;
import dev.gyre.node.runtime.NodeContext;

/** The end of a message channel as the loop sees it: a source of wake-ups, which holds the program while it is referenced. */
final class PortHandle extends JsObject {
    private final Wake wake;
    private final AsyncEntry entry;

    PortHandle(NodeContext context, String kind, JsObject receive) {
        super(context.bindings().prototype(context.realm(), PortHandle_MethodsTable.INSTANCE));
        entry = new AsyncEntry(context, "MESSAGEPORT", this);
        wake = new Wake(context, kind, () -> entry.call0(receive, Undefined.INSTANCE));
        wake.unref();
    }

    /** The async handle; only this program sends to it, so virtual time need not wait for it. */
    private static final class Wake extends Async {
        Wake(NodeContext context, String kind, Runnable callback) {
            super(context.loop(), kind, "messages", callback);
        }

        @Override
        protected boolean isExternal() {
            return false;
        }
    }

    /** The methods of port handles. */
    // lib/internal/bindings.md, messaging
    @BuiltinObject(intrinsic = "%PortHandle.prototype%")
    static final class Methods {
        private Methods() {}

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
            PortHandle handle = (PortHandle) self;
            handle.wake.close(() -> handle.entry.end().call0((JsObject) callback, Undefined.INSTANCE));
            return Undefined.INSTANCE;
        }
    }
}
