package dev.gyre.node.inspector;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;
import java.util.function.Consumer;

/** internalBinding('inspector'): sessions in the program, and the server. */
// lib/internal/bindings.md, inspector
@BuiltinObject(intrinsic = "%inspector binding%")
public final class InspectorBinding {
    private InspectorBinding() {}

    private static Inspector inspector(Realm realm) {
        return Environment.of(realm).get(Inspector.KEY);
    }

    // connect(onMessage): an object with dispatch(message) and disconnect()
    @Builtin
    static Object connect(Realm realm, Object self, Object onMessage) {
        Permissions.require(Environment.of(realm), PermissionScope.INSPECTOR, "Connect");
        Inspector inspector = inspector(realm);
        Session session = inspector.connect(
                text -> ((JsObject) onMessage).call1(Undefined.INSTANCE, text), Session.Client.PROGRAM);
        return connection(realm, session::receive, () -> inspector.disconnect(session));
    }

    // connectToMainThread(onMessage): the same, in a worker
    @Builtin
    static Object connectToMainThread(Realm realm, Object self, Object onMessage) {
        Permissions.require(Environment.of(realm), PermissionScope.INSPECTOR, "ConnectToMainThread");
        Inspector inspector = inspector(realm);
        ThreadSession session =
                inspector.connectToMainThread(text -> ((JsObject) onMessage).call1(Undefined.INSTANCE, text));
        return connection(realm, session::receive, () -> inspector.disconnect(session));
    }

    private static JsObject connection(Realm realm, Consumer<String> receiver, Runnable end) {
        JsObject connection = JsObject.create(realm);
        connection.createDataProperty(
                "dispatch", new NativeClosure(realm, "dispatch", 1, (in, callee, self, arguments, target) -> {
                    receiver.accept(TypeConversion.toString(arguments[0]));
                    return Undefined.INSTANCE;
                }));
        connection.createDataProperty(
                "disconnect", new NativeClosure(realm, "disconnect", 0, (in, callee, self, arguments, target) -> {
                    end.run();
                    return Undefined.INSTANCE;
                }));
        return connection;
    }

    // open(port, host): whether the server has started
    @Builtin
    static Object open(Realm realm, Object self, Object port, Object host) {
        Permissions.require(Environment.of(realm), PermissionScope.INSPECTOR, "StartIoThread");
        return InspectorStart.listen(inspector(realm), TypeConversion.toString(host), TypeConversion.toInt32(port));
    }

    // close(): ends the server when its clients have disconnected
    @Builtin
    static Object close(Realm realm, Object self) {
        inspector(realm).closeServer();
        return Undefined.INSTANCE;
    }

    // url(): undefined if there is no server
    @Builtin
    static Object url(Realm realm, Object self) {
        InspectorServer server = inspector(realm).server();
        return server == null ? Undefined.INSTANCE : server.url();
    }

    // waitForDebugger()
    @Builtin
    static Object waitForDebugger(Realm realm, Object self) {
        inspector(realm).waitForDebugger();
        return Undefined.INSTANCE;
    }

    // consoleCalled(method, args, context): for inspector.console and console.context
    @Builtin
    static Object consoleCalled(Realm realm, Object self, Object method, Object arguments, Object context) {
        JsObject list = (JsObject) arguments;
        var values = new Object[TypeConversion.toInt32(list.get("length"))];
        for (int i = 0; i < values.length; i++) values[i] = list.getIndex(i);
        String contextOrNull = context == Undefined.INSTANCE ? null : TypeConversion.toString(context);
        inspector(realm).consoleCalled(TypeConversion.toString(method), values, contextOrNull);
        return Undefined.INSTANCE;
    }

    // networkEvent(method, event): for inspector.Network
    @Builtin
    static Object networkEvent(Realm realm, Object self, Object method, Object event) {
        inspector(realm).networkEvent(TypeConversion.toString(method), (JsObject) event);
        return Undefined.INSTANCE;
    }

    // storageEvent(method, event): for inspector.DOMStorage and Web Storage
    @Builtin
    static Object storageEvent(Realm realm, Object self, Object method, Object event) {
        inspector(realm).storageEvent(TypeConversion.toString(method), (JsObject) event);
        return Undefined.INSTANCE;
    }

    // hasNetworkResources(): whether they are enabled
    @Builtin
    static boolean hasNetworkResources(Realm realm, Object self) {
        return inspector(realm).resourcesOrNull() != null;
    }

    // putNetworkResource(url, text), where they are enabled
    @Builtin
    static Object putNetworkResource(Realm realm, Object self, Object url, Object text) {
        inspector(realm).resourcesOrNull().put(TypeConversion.toString(url), TypeConversion.toString(text));
        return Undefined.INSTANCE;
    }
}
