package dev.gyre.node.webassembly;

import com.dylibso.chicory.runtime.GlobalInstance;
import com.dylibso.chicory.runtime.HostFunction;
import com.dylibso.chicory.runtime.ImportGlobal;
import com.dylibso.chicory.runtime.ImportMemory;
import com.dylibso.chicory.runtime.ImportTable;
import com.dylibso.chicory.runtime.ImportValues;
import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.TableInstance;
import com.dylibso.chicory.runtime.WasmFunctionHandle;
import com.dylibso.chicory.wasm.ChicoryException;
import com.dylibso.chicory.wasm.UnlinkableException;
import com.dylibso.chicory.wasm.types.Export;
import com.dylibso.chicory.wasm.types.ExternalType;
import com.dylibso.chicory.wasm.types.FunctionImport;
import com.dylibso.chicory.wasm.types.FunctionType;
import com.dylibso.chicory.wasm.types.GlobalImport;
import com.dylibso.chicory.wasm.types.Import;
import com.dylibso.chicory.wasm.types.MutabilityType;
import com.dylibso.chicory.wasm.types.ValType;
import com.dylibso.chicory.wasm.types.Value;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.value.Undefined;
import java.math.BigInteger;
import java.util.List;

/** Instantiates a module with JavaScript values as imports. */
// https://webassembly.github.io/spec/js-api/#instances
public final class ModuleInstance {
    private final WasmStore store;
    private final Instance instance;
    private final CompiledModule module;

    private ModuleInstance(WasmStore store, CompiledModule module, Instance instance) {
        this.store = store;
        this.module = module;
        this.instance = instance;
    }

    /**
     * Instantiates the module and runs its start function.
     *
     * @param values one for each import: a callable object, a {@link LinearMemory}, a {@link TableInstance}, a {@link
     * GlobalInstance} or a number
     * @throws dev.gyre.engine.runtime.error.JsException a LinkError if a value does not fit, a RuntimeError if the
     * start traps
     */
    public static ModuleInstance create(WasmStore store, CompiledModule module, List<Object> values) {
        ImportValues.Builder imports = ImportValues.builder();
        // Memories first, in V8's order.
        for (int pass = 0; pass < 2; pass++) {
            for (int i = 0; i < values.size(); i++) {
                Import wanted = module.module().importSection().getImport(i);
                if (wanted.importType() == ExternalType.MEMORY == (pass == 0))
                    add(store, module, wanted, i, values.get(i), imports);
            }
        }
        try {
            Instance instance = Instance.builder(module.module())
                    .withImportValues(imports.build())
                    .withMemoryFactory(LinearMemory::new)
                    .withMachineFactory(created -> new TieredMachine(created, module.code()))
                    .withUnsafeExecutionListener(new InterpreterListener(module.code()))
                    .withStart(false) // an export with the name _start, which only WASI calls
                    .build();
            return new ModuleInstance(store, module, instance);
        } catch (UnlinkableException mismatch) {
            throw store.linkError(String.valueOf(mismatch.getMessage()));
        } catch (ChicoryException trap) {
            throw store.trap(trap);
        }
    }

    // Read the imports, https://webassembly.github.io/spec/js-api/#read-the-imports
    private static void add(
            WasmStore store,
            CompiledModule module,
            Import wanted,
            int number,
            Object value,
            ImportValues.Builder imports) {
        String place = "Import #" + number + " \"" + wanted.module() + "\" \"" + wanted.name() + "\": ";
        switch (wanted) {
            case FunctionImport function -> {
                if (!(value instanceof JsObject callable) || !callable.isCallable())
                    throw store.linkError(place + "function import requires a callable");
                FunctionType type = module.module().typeSection().getType(function.typeIndex());
                ExportedFunction exported = ExportedFunction.ofOrNull(value);
                if (exported != null && !exported.type().equals(type))
                    throw store.linkError(place + "imported function does not match the expected type");
                WasmFunctionHandle handle = exported != null
                        ? (caller, arguments) -> exported.run(arguments)
                        : new Callback(store, callable, type);
                imports.addFunction(new HostFunction(wanted.module(), wanted.name(), type, handle));
            }
            case GlobalImport global ->
                imports.addGlobal(
                        new ImportGlobal(wanted.module(), wanted.name(), global(store, global, place, value)));
            default -> {
                if (value instanceof LinearMemory memory)
                    imports.addMemory(new ImportMemory(wanted.module(), wanted.name(), memory));
                else if (value instanceof TableInstance table)
                    imports.addTable(new ImportTable(wanted.module(), wanted.name(), table));
                else if (wanted.importType() == ExternalType.MEMORY)
                    throw store.linkError(place + "memory import must be a WebAssembly.Memory object");
                else throw store.linkError(place + "table import requires a WebAssembly.Table");
            }
        }
    }

    private static GlobalInstance global(WasmStore store, GlobalImport wanted, String place, Object value) {
        if (value instanceof GlobalInstance global) {
            if (global.getMutabilityType() != wanted.mutabilityType())
                throw store.linkError(place + "imported global does not match the expected mutability");
            if (!global.getType().equals(wanted.type()))
                throw store.linkError(place + "imported global does not match the expected type");
            return global;
        }
        if (wanted.mutabilityType() == MutabilityType.Var)
            throw store.linkError(place + "imported mutable global must be a WebAssembly.Global object");
        boolean big = wanted.type().equals(ValType.I64);
        if (big
                ? !(value instanceof BigInteger)
                : wanted.type().isNumeric() && (!(value instanceof Number) || value instanceof BigInteger)) {
            throw store.linkError(place + "global import must be a " + (big ? "BigInt" : "number"));
        }
        return new GlobalInstance(
                new Value(wanted.type(), WasmValues.toRaw(store, null, value, wanted.type())), wanted.mutabilityType());
    }

    /** A function of JavaScript that a module calls. */
    private record Callback(WasmStore store, JsObject function, FunctionType type) implements WasmFunctionHandle {
        @Override
        public long[] apply(Instance instance, long... arguments) {
            Object[] values = new Object[arguments.length];
            for (int i = 0; i < values.length; i++)
                values[i] = WasmValues.toJs(
                        store, instance, arguments[i], type.params().get(i));
            Object result = function.call(Undefined.INSTANCE, values);
            List<ValType> types = type.returns();
            if (types.isEmpty()) return null;
            if (types.size() == 1) return new long[] {WasmValues.toRaw(store, instance, result, types.getFirst())};
            List<Object> results = IteratorOperations.iterableToList(store.realm(), result);
            long[] raw = new long[types.size()];
            if (results.size() != raw.length)
                throw dev.gyre.engine.runtime.error.Errors.typeError("multi-return length mismatch");
            for (int i = 0; i < raw.length; i++)
                raw[i] = WasmValues.toRaw(store, instance, results.get(i), types.get(i));
            return raw;
        }
    }

    /**
     * The export with an index: a function object, a {@link LinearMemory}, a {@link TableInstance} or a {@link
     * GlobalInstance}.
     */
    public Object export(int number) {
        Export export = module.module().exportSection().getExport(number);
        return switch (export.exportType()) {
            case FUNCTION -> store.function(instance, export.index());
            case MEMORY -> instance.memory();
            case TABLE -> instance.table(export.index());
            case GLOBAL -> instance.global(export.index());
            case TAG -> instance.tag(export.index());
        };
    }
}
