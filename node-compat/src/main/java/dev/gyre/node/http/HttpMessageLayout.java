package dev.gyre.node.http;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.object.ObjectBoilerplate;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.Map;

/** What messages of a server begin with, and in which slots they have it. */
abstract sealed class HttpMessageLayout permits HttpRequestLayout, HttpResponseLayout {
    final ObjectBoilerplate template;
    /** EventEmitter.prototype.emit. */
    final JsObject emit;

    final int events;
    final int eventsCount;

    HttpMessageLayout(JsObject example, Map<Object, LazyValue> late, JsObject emit) {
        template = new ObjectBoilerplate(example, late);
        this.emit = emit;
        events = slot("_events");
        eventsCount = slot("_eventsCount");
    }

    final int slot(Object key) {
        return template.slotOf(key);
    }

    /** A list of a message's own that few programs look at. */
    static final class FreshArray extends LazyValue {
        private final Realm realm;

        FreshArray(Realm realm) {
            this.realm = realm;
        }

        @Override
        protected Object resolve(JsObject holder) {
            return JsArray.adopt(realm, new Object[0]);
        }
    }

    /** The socket of a message's connection, which few programs look at. */
    static final class ConnectionSocket extends LazyValue {
        @Override
        protected Object resolve(JsObject holder) {
            return ((HttpMessageObject) holder).exchange().connection().socket();
        }
    }

    /** The listeners of an emitter that has none yet. */
    static final class FreshListeners extends LazyValue {
        private final Realm realm;

        FreshListeners(Realm realm) {
            this.realm = realm;
        }

        @Override
        protected Object resolve(JsObject holder) {
            return JsObject.create(realm, null);
        }
    }
}
