package dev.gyre.node.ffi;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;
import java.lang.foreign.Arena;

/** node:ffi in one runtime: its class, the memory that it shares with native code, and what callbacks have thrown. */
final class ForeignState {
    static final EnvironmentKey<ForeignState> KEY = new Key();

    private final Environment environment;
    private final Thread thread = Thread.currentThread();
    private final SharedMemory memory = new SharedMemory();
    /** Ends the program once native code has returned; null if nothing does. */
    private Throwable ending;

    private long loopAddress;

    final JsObject library;
    final Accessor path;
    final Accessor symbols;

    private static final class Key extends EnvironmentKey<ForeignState> {
        @Override
        protected ForeignState create(Environment environment) {
            return new ForeignState(environment);
        }
    }

    private ForeignState(Environment environment) {
        this.environment = environment;
        path = getter("", self -> LibraryPrototype.require(self).path());
        symbols = getter("", self -> LibraryPrototype.require(self).symbols());
        library = constructor();
    }

    static ForeignState of(Realm realm) {
        return Environment.of(realm).get(KEY);
    }

    private interface Getter {
        Object get(Object self);
    }

    private Accessor getter(String name, Getter getter) {
        return new Accessor(
                new NativeClosure(
                        environment.realm(), name, 0, (realm, callee, self, arguments, target) -> getter.get(self)),
                null);
    }

    private JsObject constructor() {
        Realm realm = environment.realm();
        BuiltinTable table = LibraryPrototypeTable.INSTANCE;
        NativeFunction function = new NativeFunction(
                realm.nativeFunctionShape(), realm, table, table.constructor(), true, 1, "DynamicLibrary");
        JsObject prototype = JsObject.create(realm);
        Accessor functions =
                getter("get", self -> LibraryPrototype.require(self).functions());
        prototype.defineBuiltin(
                "functions", functions, Attributes.ENUMERABLE | Attributes.CONFIGURABLE | Attributes.ACCESSOR);
        BuiltinInstaller.populate(realm, prototype, table);
        prototype.defineBuiltin("constructor", function, Attributes.METHOD);
        prototype.defineBuiltin(JsSymbol.DISPOSE, prototype.get("close"), Attributes.ALL);
        function.makeUnique();
        function.defineBuiltin("prototype", prototype, Attributes.WRITABLE);
        return function;
    }

    Environment environment() {
        return environment;
    }

    SharedMemory memory() {
        return memory;
    }

    /** Whether the current thread is the one that runs JavaScript. */
    boolean isOwnThread() {
        return Thread.currentThread() == thread;
    }

    /** @throws dev.gyre.engine.runtime.error.JsException ERR_ACCESS_DENIED */
    void requirePermission() {
        Permissions.require(environment, PermissionScope.FOREIGN_FUNCTIONS, "");
    }

    /** Ends the program, or unwinds it, once native code has returned: nothing can be thrown through that. */
    void endWith(Throwable cause) {
        if (ending == null) ending = cause;
    }

    boolean isEnding() {
        return ending != null;
    }

    /** Throws what a callback could not. */
    void throwEnding() {
        if (ending == null) return;
        Throwable cause = ending;
        ending = null;
        throw DynamicLinker.unexpected(cause);
    }

    /** An address that differs between runtimes. */
    long loopAddress() {
        if (loopAddress == 0) loopAddress = Arena.ofAuto().allocate(Long.BYTES).address();
        return loopAddress;
    }
}
