package dev.gyre.node.webassembly;

import com.dylibso.chicory.runtime.GlobalInstance;
import com.dylibso.chicory.runtime.TableInstance;
import com.dylibso.chicory.wasm.types.MemoryLimits;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.structured.ArrayBufferObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import java.util.ArrayList;
import java.util.List;

/** internalBinding('wasm'): modules, instances, memories, tables and globals of WebAssembly, as handles. */
// lib/internal/bindings.md, wasm
@BuiltinObject(intrinsic = "%wasm binding%")
public final class WebAssemblyBinding {
    private WebAssemblyBinding() {}

    private static WasmStore store(Object handle) {
        return WasmHandle.referent(handle, WasmStore.class);
    }

    private static WasmHandle handle(Realm realm, Object referent) {
        return new WasmHandle(realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE), referent);
    }

    // store(CompileError, LinkError, RuntimeError)
    @Builtin
    static Object store(Realm realm, Object self, Object compileError, Object linkError, Object runtimeError) {
        return handle(
                realm, new WasmStore(realm, (JsObject) compileError, (JsObject) linkError, (JsObject) runtimeError));
    }

    // compile(store, view)
    @Builtin
    static Object compile(Realm realm, Object self, Object store, Object bytes) {
        return handle(realm, CompiledModule.of(store(store), ByteView.of(bytes).copy()));
    }

    // exportsOf(module): names and kinds in turn
    @Builtin
    static Object exportsOf(Realm realm, Object self, Object module) {
        return JsArray.fromList(
                realm,
                new ArrayList<>(
                        WasmHandle.referent(module, CompiledModule.class).exports()));
    }

    // importsOf(module): modules, names and kinds in turn
    @Builtin
    static Object importsOf(Realm realm, Object self, Object module) {
        return JsArray.fromList(
                realm,
                new ArrayList<>(
                        WasmHandle.referent(module, CompiledModule.class).imports()));
    }

    // customSections(module, name): ArrayBuffers
    @Builtin
    static Object customSections(Realm realm, Object self, Object module, Object name) {
        List<Object> sections = new ArrayList<>();
        for (byte[] bytes :
                WasmHandle.referent(module, CompiledModule.class).customSections(TypeConversion.toString(name))) {
            sections.add(new ArrayBufferObject(realm.intrinsic(Intrinsic.ARRAY_BUFFER_PROTOTYPE), bytes));
        }
        return JsArray.fromList(realm, sections);
    }

    // instantiate(store, module, values): what is exported, functions or handles
    @Builtin
    static Object instantiate(Realm realm, Object self, Object store, Object module, Object values) {
        JsObject array = (JsObject) values;
        CompiledModule compiled = WasmHandle.referent(module, CompiledModule.class);
        List<Object> imports = new ArrayList<>();
        for (int i = 0; i < compiled.imports().size() / 3; i++) imports.add(WasmHandle.referentOrSelf(array.get(i)));
        ModuleInstance instance = ModuleInstance.create(store(store), compiled, imports);
        Object[] exports = new Object[compiled.exports().size() / 2];
        for (int i = 0; i < exports.length; i++) {
            Object export = instance.export(i);
            exports[i] = export instanceof JsFunction ? export : handle(realm, export);
        }
        return JsArray.adopt(realm, exports);
    }

    // isSame(handle, handle): whether both stand for the same thing
    @Builtin
    static boolean isSame(Realm realm, Object self, Object one, Object other) {
        return WasmHandle.referentOrSelf(one) == WasmHandle.referentOrSelf(other);
    }

    // memory(initial, maximum): maximum -1 for none
    @Builtin
    static Object memory(Realm realm, Object self, Object initial, Object maximum) {
        int most = TypeConversion.toInt32(maximum);
        try {
            return handle(
                    realm,
                    new LinearMemory(new MemoryLimits(
                            TypeConversion.toInt32(initial), most < 0 ? MemoryLimits.MAX_PAGES : most)));
        } catch (OutOfMemoryError full) {
            throw Errors.rangeError("WebAssembly.Memory(): could not allocate memory");
        }
    }

    // memoryBuffer(memory)
    @Builtin
    static Object memoryBuffer(Realm realm, Object self, Object memory) {
        return WasmHandle.referent(memory, LinearMemory.class)
                .buffer(realm.intrinsic(Intrinsic.ARRAY_BUFFER_PROTOTYPE));
    }

    // memoryGrow(memory, pages): the pages before, or -1
    @Builtin
    static int memoryGrow(Realm realm, Object self, Object memory, Object pages) {
        return WasmHandle.referent(memory, LinearMemory.class).grow(TypeConversion.toInt32(pages));
    }

    // table(kind, initial, maximum): maximum -1 for none
    @Builtin
    static Object table(Realm realm, Object self, Object kind, Object initial, Object maximum) {
        return handle(
                realm, WasmTable.create(TypeConversion.toString(kind), (long) TypeConversion.toNumber(initial), (long)
                        TypeConversion.toNumber(maximum)));
    }

    // tableLength(table)
    @Builtin
    static int tableLength(Realm realm, Object self, Object table) {
        return WasmHandle.referent(table, TableInstance.class).size();
    }

    // tableGet(store, table, index)
    @Builtin
    static Object tableGet(Realm realm, Object self, Object store, Object table, Object index) {
        return WasmTable.get(
                store(store), WasmHandle.referent(table, TableInstance.class), TypeConversion.toNumber(index));
    }

    // tableSet(store, table, index, value)
    @Builtin
    static Object tableSet(Realm realm, Object self, Object store, Object table, Object index, Object value) {
        WasmTable.set(
                store(store), WasmHandle.referent(table, TableInstance.class), TypeConversion.toNumber(index), value);
        return Undefined.INSTANCE;
    }

    // tableGrow(store, table, more, value): the length before, or -1
    @Builtin
    static int tableGrow(Realm realm, Object self, Object store, Object table, Object more, Object value) {
        return WasmTable.grow(
                store(store), WasmHandle.referent(table, TableInstance.class), TypeConversion.toNumber(more), value);
    }

    // global(store, kind, mutable, value)
    @Builtin
    static Object global(Realm realm, Object self, Object store, Object kind, Object mutable, Object value) {
        return handle(
                realm,
                WasmGlobal.create(
                        store(store), TypeConversion.toString(kind), TypeConversion.toBoolean(mutable), value));
    }

    // globalIsMutable(global)
    @Builtin
    static boolean globalIsMutable(Realm realm, Object self, Object global) {
        return WasmGlobal.isMutable(WasmHandle.referent(global, GlobalInstance.class));
    }

    // globalGet(store, global)
    @Builtin
    static Object globalGet(Realm realm, Object self, Object store, Object global) {
        return WasmGlobal.get(store(store), WasmHandle.referent(global, GlobalInstance.class));
    }

    // globalSet(store, global, value)
    @Builtin
    static Object globalSet(Realm realm, Object self, Object store, Object global, Object value) {
        WasmGlobal.set(store(store), WasmHandle.referent(global, GlobalInstance.class), value);
        return Undefined.INSTANCE;
    }
}
