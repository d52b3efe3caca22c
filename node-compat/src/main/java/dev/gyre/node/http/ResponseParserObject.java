package dev.gyre.node.http;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.BindingClasses;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.http.parser.HttpParser;
import dev.gyre.node.http.parser.ParserError;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** The reader of the responses of one connection. */
final class ResponseParserObject extends JsObject {
    private static final int SWITCHING_PROTOCOLS = 101;

    private final Environment environment;
    private final JsObject handlers;
    private final HttpParser parser;
    private String method = "GET";
    // Another protocol follows: its bytes are stored for the new owner of the connection.
    private boolean switched;
    private byte[] rest = {};

    ResponseParserObject(Environment environment, JsObject prototype, JsObject handlers, int limit, int lenientFlags) {
        super(prototype);
        this.environment = environment;
        this.handlers = handlers;
        parser = HttpParser.ofResponses(new Reader(), lenientFlags, limit);
    }

    /** Parses bytes of the response to a request of a method; answers an error, or undefined. */
    Object execute(ByteView view, String requestMethod) {
        method = requestMethod;
        var end = view.offset() + view.length();
        var at = view.offset();
        if (!switched && parser.error() == null) {
            at = parser.execute(view.bytes(), at, end);
            if (parser.error() != null) {
                return errorObject(parser.error(), at - view.offset());
            }
        }
        if (switched && at < end) {
            keep(view.bytes(), at, end - at);
        }
        return Undefined.INSTANCE;
    }

    private void keep(byte[] bytes, int offset, int length) {
        var before = rest.length;
        rest = Arrays.copyOf(rest, before + length);
        System.arraycopy(bytes, offset, rest, before, length);
    }

    private ErrorObject errorObject(ParserError error, int bytesParsed) {
        var object = ErrorObject.create(environment.realm(), ErrorKind.ERROR, "Parse Error: " + error.reason());
        object.createDataProperty("bytesParsed", bytesParsed);
        object.createDataProperty("code", error.code());
        object.createDataProperty("reason", error.reason());
        return object;
    }

    /** The connection has ended: a body without length is complete now. */
    void finish() {
        parser.finish();
    }

    /** The bytes that came after the head of an upgrade. */
    byte[] rest() {
        return rest;
    }

    /** Tells the library's handlers what the parser finds. */
    private final class Reader extends MessageCollector {
        @Override
        public int onHeadersComplete() {
            var upgrade = parser.isUpgrade() || method.equals("CONNECT");
            switched = upgrade || parser.status() == SWITCHING_PROTOCOLS;
            BindingClasses.notify(handlers, "onHeaders", head(upgrade));
            return upgrade ? UPGRADE : method.equals("HEAD") ? SKIP_BODY : PROCEED;
        }

        private JsObject head(boolean upgrade) {
            Realm realm = environment.realm();
            var values = JsObject.create(realm);
            values.createDataProperty("httpVersionMajor", parser.versionMajor());
            values.createDataProperty("httpVersionMinor", parser.versionMinor());
            values.createDataProperty("statusCode", parser.status());
            values.createDataProperty("statusMessage", text());
            values.createDataProperty(
                    "rawHeaders", BindingClasses.array(realm, takeFields().flatten()));
            values.createDataProperty("shouldKeepAlive", parser.shouldKeepAlive());
            values.createDataProperty("upgrade", upgrade);
            return values;
        }

        @Override
        public void onBody(byte[] data, int offset, int length) {
            BindingClasses.notify(
                    handlers,
                    "onBody",
                    ByteView.arrayBuffer(environment.realm(), ByteBuffer.wrap(data, offset, length)));
        }

        @Override
        public void onMessageComplete() {
            BindingClasses.notify(
                    handlers,
                    "onComplete",
                    BindingClasses.array(
                            environment.realm(), hasFields() ? takeFields().flatten() : HeaderBlock.NONE));
        }
    }
}
