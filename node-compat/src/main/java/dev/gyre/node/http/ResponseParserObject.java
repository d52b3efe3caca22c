package dev.gyre.node.http;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.BindingClasses;
import dev.gyre.node.environment.Environment;
import java.nio.ByteBuffer;

/** The reader of the responses of one connection. */
final class ResponseParserObject extends JsObject implements ResponseEvents {
    private final Environment context;
    private final JsObject handlers;
    private final ResponseDecoder decoder;
    private Object failure = Undefined.INSTANCE;

    ResponseParserObject(Environment context, JsObject prototype, JsObject handlers, int limit) {
        super(prototype);
        this.context = context;
        this.handlers = handlers;
        decoder = new ResponseDecoder(this, limit);
    }

    Object execute(ByteBuffer data, String method) {
        decoder.decode(data, method);
        return failure;
    }

    void finish() {
        decoder.finish();
    }

    byte[] rest() {
        return decoder.rest();
    }

    @Override
    public void headers(Head head) {
        Realm realm = context.realm();
        JsObject values = JsObject.create(realm);
        values.createDataProperty("httpVersionMajor", head.versionMajor());
        values.createDataProperty("httpVersionMinor", head.versionMinor());
        values.createDataProperty("statusCode", head.status());
        values.createDataProperty("statusMessage", head.message());
        values.createDataProperty("rawHeaders", BindingClasses.array(realm, head.headers()));
        values.createDataProperty("shouldKeepAlive", head.keepAlive());
        values.createDataProperty("upgrade", head.upgrade());
        BindingClasses.notify(handlers, "onHeaders", values);
    }

    @Override
    public void body(ByteBuffer data) {
        BindingClasses.notify(handlers, "onBody", ByteView.arrayBuffer(context.realm(), data));
    }

    @Override
    public void complete(String[] trailers) {
        BindingClasses.notify(handlers, "onComplete", BindingClasses.array(context.realm(), trailers));
    }

    @Override
    public void failed(HttpClientError error, int parsed) {
        ErrorObject object = ErrorObject.create(context.realm(), ErrorKind.ERROR, error.message());
        object.createDataProperty("bytesParsed", parsed);
        object.createDataProperty("code", error.code());
        object.createDataProperty("reason", error.reason());
        failure = object;
    }
}
