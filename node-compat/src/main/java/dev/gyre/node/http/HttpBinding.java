package dev.gyre.node.http;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.net.UvException;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.buffer.TextEncodings;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.net.ListenOptions;
import dev.gyre.node.net.NetworkAddresses;
import dev.gyre.node.net.SocketDescriptorObject;
import java.nio.ByteBuffer;

/** internalBinding('http_server'): servers over Netty's codec. */
// lib/internal/bindings.md, http_server
public final class HttpBinding {
    private HttpBinding() {}

    public static JsObject create(Environment environment) {
        Realm realm = environment.realm();
        JsObject binding = JsObject.create(realm);
        JsObject prototype = environment.prototypes().of(realm, HttpBinding_ServerMethodsTable.INSTANCE);
        NativeClosure constructor = new NativeClosure(
                realm,
                "HttpServer",
                2,
                (current, callee, self, arguments, newTarget) -> new HttpServerObject(
                        environment, prototype, options((JsObject) arguments[0]), (JsObject) arguments[1]),
                true);
        constructor.defineBuiltin("prototype", prototype, Attributes.NONE);
        prototype.defineBuiltin("constructor", constructor, Attributes.METHOD);
        binding.createDataProperty("HttpServer", constructor);
        BuiltinInstaller.populate(realm, binding, HttpResponseFunctionsTable.INSTANCE);
        return binding;
    }

    static HttpServerOptions options(JsObject options) {
        HttpServerOptions defaults = HttpServerOptions.DEFAULTS;
        return new HttpServerOptions(
                number(options, "keepAliveTimeout", defaults.keepAliveTimeout()),
                number(options, "headersTimeout", defaults.headersTimeout()),
                number(options, "requestTimeout", defaults.requestTimeout()),
                (int) Math.min(Integer.MAX_VALUE, number(options, "maxHeaderSize", defaults.maxHeaderSize())),
                (int) Math.min(Integer.MAX_VALUE, number(options, "maxHeadersCount", defaults.maxHeadersCount())),
                (int) number(options, "maxRequestsPerSocket", defaults.maxRequestsPerSocket()),
                number(options, "connectionsCheckingInterval", defaults.connectionsCheckingInterval()),
                TypeConversion.toInt32(options.get("lenientFlags")));
    }

    private static long number(JsObject options, String name, long otherwise) {
        Object value = options.get(name);
        return Comparison.isNullish(value) ? otherwise : (long) TypeConversion.toIntegerOrInfinity(value);
    }

    static JsArray array(Realm realm, String[] texts) {
        return JsArray.adopt(realm, java.util.Arrays.copyOf(texts, texts.length, Object[].class));
    }

    /** What a body argument holds: a view, a string in an encoding, or nothing. */
    static ByteBuffer body(Object data, Object encoding) {
        if (data instanceof CharSequence text) {
            String name = encoding instanceof CharSequence given ? given.toString() : "utf8";
            return ByteBuffer.wrap(TextEncodings.encode(text.toString(), name));
        }
        return Comparison.isNullish(data)
                ? ByteBuffer.allocate(0)
                : ByteView.of(data).buffer();
    }

    /** The methods of HttpServer. */
    // lib/internal/bindings.md, http_server
    @BuiltinObject(intrinsic = "%HttpServer.prototype%")
    static final class ServerMethods {
        private ServerMethods() {}

        private static HttpServerObject server(Object self) {
            return (HttpServerObject) self;
        }

        // configure(options)
        @Builtin
        static Object configure(Realm realm, Object self, Object options) {
            JsObject given = (JsObject) options;
            server(self).server().configure(options(given));
            server(self).keepAlive(given.get("keepAliveTimeout"), given.get("maxRequestsPerSocket"));
            return Undefined.INSTANCE;
        }

        // prepare({ req, res, emit, exchangeKey, headersKey, corksKey, statusTexts, requireHost, keepAliveTimeout,
        // maxRequestsPerSocket })
        @Builtin
        static Object prepare(Realm realm, Object self, Object examples) {
            JsObject given = (JsObject) examples;
            JsObject emit = (JsObject) given.get("emit");
            server(self)
                    .prepare(
                            new HttpRequestLayout(realm, (JsObject) given.get("req"), emit),
                            new HttpResponseLayout(
                                    realm,
                                    (JsObject) given.get("res"),
                                    emit,
                                    (JsSymbol) given.get("exchangeKey"),
                                    (JsSymbol) given.get("headersKey"),
                                    (JsSymbol) given.get("corksKey")),
                            (JsObject) given.get("statusTexts"),
                            TypeConversion.toBoolean(given.get("requireHost")));
            server(self).keepAlive(given.get("keepAliveTimeout"), given.get("maxRequestsPerSocket"));
            return Undefined.INSTANCE;
        }

        // listen({ host, port, path, backlog, ipv6Only, reusePort, bound, remote })
        @Builtin
        static Object listen(Realm realm, Object self, Object options) {
            server(self).listen(ListenOptions.of(realm, (JsObject) options));
            return Undefined.INSTANCE;
        }

        // accept(descriptor): a connection that another process has accepted
        @Builtin
        static Object accept(Realm realm, Object self, Object descriptor) {
            try {
                server(self).server().socket().accept(((SocketDescriptorObject) descriptor).socket());
            } catch (UvException failed) {
                throw NodeErrors.errno(realm, failed.error().code(), "accept");
            }
            return Undefined.INSTANCE;
        }

        // fd, -1 where there is none
        @Builtin(getter = true)
        static int fd(Realm realm, Object self) {
            return server(self).descriptor();
        }

        // adopt(handle, socket)
        @Builtin
        static Object adopt(Realm realm, Object self, Object handle, Object socket) {
            return server(self).adopt(handle, (JsObject) socket);
        }

        // address()
        @Builtin
        static Object address(Realm realm, Object self) {
            HttpServerObject server = server(self);
            return server.path() != null
                    ? server.path()
                    : NetworkAddresses.object(realm, server.server().address());
        }

        // drain(callback): closes the listening socket only
        @Builtin
        static Object drain(Realm realm, Object self, Object callback) {
            JsObject function = (JsObject) callback;
            server(self).server().drain(() -> server(self).entry().call0(function, Undefined.INSTANCE));
            return Undefined.INSTANCE;
        }

        // close(callback)
        @Builtin
        static Object close(Realm realm, Object self, Object callback) {
            HttpServerObject server = server(self);
            server.server()
                    .close(
                            callback instanceof JsObject function
                                    ? () -> server.entry().end().call0(function, Undefined.INSTANCE)
                                    : server.entry()::end);
            return Undefined.INSTANCE;
        }

        // tick(callback)
        @Builtin
        static Object tick(Realm realm, Object self, Object callback) {
            server(self).entry().tick((JsObject) callback);
            return Undefined.INSTANCE;
        }

        // closeIdleConnections()
        @Builtin
        static Object closeIdleConnections(Realm realm, Object self) {
            server(self).server().closeIdleConnections();
            return Undefined.INSTANCE;
        }

        // closeAllConnections()
        @Builtin
        static Object closeAllConnections(Realm realm, Object self) {
            server(self).server().closeAllConnections();
            return Undefined.INSTANCE;
        }

        // ref()
        @Builtin
        static Object ref(Realm realm, Object self) {
            server(self).server().ref();
            return Undefined.INSTANCE;
        }

        // unref()
        @Builtin
        static Object unref(Realm realm, Object self) {
            server(self).server().unref();
            return Undefined.INSTANCE;
        }

        // connectionCount()
        @Builtin
        static int connectionCount(Realm realm, Object self) {
            return server(self).server().connectionCount();
        }
    }
}
