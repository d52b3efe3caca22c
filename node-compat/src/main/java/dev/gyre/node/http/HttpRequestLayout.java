package dev.gyre.node.http;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.Map;

/** What the IncomingMessages of a server begin with. */
final class HttpRequestLayout extends HttpMessageLayout {
    final int state = slot("_readableState");
    final int version = slot("httpVersion");
    final int versionMajor = slot("httpVersionMajor");
    final int versionMinor = slot("httpVersionMinor");
    final int url = slot("url");
    final int method = slot("method");
    final int upgrade = slot("upgrade");
    final int complete = slot("complete");
    final int consuming = slot("_consuming");
    final int dumped = slot("_dumped");
    final int source = slot("_exchange");

    HttpRequestLayout(Realm realm, JsObject example, JsObject emit) {
        super(
                example,
                Map.of(
                        "socket",
                        new ConnectionSocket(),
                        "client",
                        new ConnectionSocket(),
                        "_events",
                        new FreshListeners(realm),
                        "_readableState",
                        new FirstState(),
                        "rawTrailers",
                        new FreshArray(realm)),
                emit);
    }

    /** The state of a request's body, made at its first read. */
    private static final class FirstState extends LazyValue {
        @Override
        protected Object resolve(JsObject holder) {
            return ((HttpMessageObject) holder).exchange().readableState();
        }
    }
}
