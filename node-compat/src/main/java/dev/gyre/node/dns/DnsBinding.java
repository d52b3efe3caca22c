package dev.gyre.node.dns;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.WorkRequest;
import dev.gyre.loop.net.NameLookup;
import dev.gyre.loop.net.UvError;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.fs.FileCall;
import dev.gyre.node.net.NetworkAddresses;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;
import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** internalBinding('dns'): the system's resolver. */
// lib/internal/bindings.md, dns
@BuiltinObject(intrinsic = "%dns binding%")
public final class DnsBinding {
    private DnsBinding() {}

    private static ErrorObject error(Realm realm, UvError cause, String syscall, String hostname) {
        ErrorObject error = ErrorObject.create(realm, ErrorKind.ERROR, syscall + " " + cause.code() + " " + hostname);
        error.createDataProperty("errno", cause.errno());
        error.createDataProperty("code", cause.code());
        error.createDataProperty("syscall", syscall);
        error.createDataProperty("hostname", hostname);
        return error;
    }

    /** Whether a look-up is not permitted; then the callback gets the error in the next turn. */
    private static boolean isDenied(Realm realm, String name, String syscall, JsObject callback) {
        Environment environment = Environment.of(realm);
        if (Permissions.allows(environment, PermissionScope.NET, name)) return false;
        ErrorObject error = ErrorObject.create(realm, ErrorKind.ERROR, syscall + " ERR_ACCESS_DENIED " + name);
        error.createDataProperty("errno", Undefined.INSTANCE);
        error.createDataProperty("code", "ERR_ACCESS_DENIED");
        error.createDataProperty("syscall", syscall);
        error.createDataProperty("hostname", name);
        environment.loop().pending().add(() -> callback.call1(Undefined.INSTANCE, error));
        return true;
    }

    // lookup(hostname, family, callback(error, [{ address, family }]))
    @Builtin
    static Object lookup(Realm realm, Object self, Object hostname, Object family, Object callback) {
        String name = TypeConversion.toString(hostname);
        if (isDenied(realm, name, "getaddrinfo", (JsObject) callback)) return Undefined.INSTANCE;
        AsyncWrap entry = new AsyncWrap(realm, "GETADDRINFOREQWRAP");
        new NameLookup(Environment.of(realm).loop(), name, TypeConversion.toInt32(family)) {
            @Override
            protected void completed(UvError failure, List<InetAddress> addresses) {
                JsObject function = (JsObject) callback;
                entry.end();
                if (failure != null)
                    entry.call1(function, Undefined.INSTANCE, error(realm, failure, "getaddrinfo", name));
                else entry.call2(function, Undefined.INSTANCE, FileCall.noError(), list(realm, addresses));
            }
        }.submit();
        return Undefined.INSTANCE;
    }

    private static JsArray list(Realm realm, List<InetAddress> addresses) {
        List<Object> entries = new ArrayList<>();
        for (InetAddress address : addresses) {
            JsObject entry = JsObject.create(realm);
            entry.createDataProperty("address", NetworkAddresses.text(address));
            entry.createDataProperty("family", address instanceof Inet6Address ? 6 : 4);
            entries.add(entry);
        }
        return JsArray.fromList(realm, entries);
    }

    // query(name, type, servers, timeout, tries, callback(code, [[type, value]]))
    @Builtin
    static Object query(
            Realm realm,
            Object self,
            Object name,
            Object type,
            Object servers,
            Object timeout,
            Object tries,
            Object callback) {
        Environment environment = Environment.of(realm);
        String text = TypeConversion.toString(name);
        if (!Permissions.allows(environment, PermissionScope.NET, text)) {
            environment
                    .loop()
                    .pending()
                    .add(() -> ((JsObject) callback).call1(Undefined.INSTANCE, "ERR_ACCESS_DENIED"));
            return Undefined.INSTANCE;
        }
        new DnsQuery(
                        realm,
                        text,
                        TypeConversion.toString(type),
                        TypeConversion.toString(servers),
                        TypeConversion.toInt32(timeout),
                        TypeConversion.toInt32(tries),
                        (JsObject) callback)
                .submit();
        return Undefined.INSTANCE;
    }

    // systemServers()
    @Builtin
    static Object systemServers(Realm realm, Object self) {
        List<Object> servers = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(Path.of("/etc/resolv.conf"))) {
                String[] words = line.trim().split("\\s+");
                if (words.length > 1 && words[0].equals("nameserver")) servers.add(words[1]);
            }
        } catch (IOException absent) {
            servers.clear();
        }
        return JsArray.fromList(realm, servers);
    }

    // reverse(address, callback)
    @Builtin
    static Object reverse(Realm realm, Object self, Object address, Object callback) {
        String literal = TypeConversion.toString(address);
        if (isDenied(realm, literal, "getHostByAddr", (JsObject) callback)) return Undefined.INSTANCE;
        new ReverseLookup(realm, literal, "getHostByAddr", (JsObject) callback) {
            @Override
            Object result(String hostname) {
                return JsArray.of(realm, hostname);
            }
        }.submit();
        return Undefined.INSTANCE;
    }

    // lookupService(address, port, callback(error, [hostname, service]))
    @Builtin
    static Object lookupService(Realm realm, Object self, Object address, Object port, Object callback) {
        int number = TypeConversion.toInt32(port);
        String literal = TypeConversion.toString(address);
        if (isDenied(realm, literal, "getnameinfo", (JsObject) callback)) return Undefined.INSTANCE;
        new ReverseLookup(realm, literal, "getnameinfo", (JsObject) callback) {
            @Override
            Object result(String hostname) {
                return JsArray.of(realm, hostname, service(number));
            }
        }.submit();
        return Undefined.INSTANCE;
    }

    private static String service(int port) {
        try {
            for (String line : Files.readAllLines(Path.of("/etc/services"))) {
                if (line.matches("\\S+\\s+" + port + "/tcp.*")) return line.split("\\s+")[0];
            }
        } catch (IOException absent) {
            return String.valueOf(port);
        }
        return String.valueOf(port);
    }

    /** Looks up the name of an address. */
    private abstract static class ReverseLookup extends WorkRequest {
        private final Realm realm;
        private final String address;
        private final String syscall;
        private final JsObject callback;
        private final AsyncWrap entry;
        private String hostname;

        ReverseLookup(Realm realm, String address, String syscall, JsObject callback) {
            super(Environment.of(realm).loop());
            this.realm = realm;
            this.address = address;
            this.syscall = syscall;
            this.callback = callback;
            entry = new AsyncWrap(realm, syscall.equals("getnameinfo") ? "GETNAMEINFOREQWRAP" : "QUERYWRAP");
        }

        abstract Object result(String hostname);

        @Override
        public String kind() {
            return "lookup";
        }

        @Override
        public String reason() {
            return address;
        }

        @Override
        protected void work() {
            String name = InetAddress.ofLiteral(address).getCanonicalHostName();
            hostname = name.equals(InetAddress.ofLiteral(address).getHostAddress()) ? null : name;
        }

        @Override
        protected void afterWork(Throwable failure) {
            entry.end();
            if (failure != null || hostname == null)
                entry.call1(callback, Undefined.INSTANCE, error(realm, NameLookup.NOT_FOUND, syscall, address));
            else entry.call2(callback, Undefined.INSTANCE, FileCall.noError(), result(hostname));
        }
    }
}
