package dev.gyre.node.webassembly;

import com.dylibso.chicory.wasm.ChicoryException;
import com.dylibso.chicory.wasm.Parser;
import com.dylibso.chicory.wasm.WasmModule;
import com.dylibso.chicory.wasm.types.CustomSection;
import com.dylibso.chicory.wasm.types.Export;
import com.dylibso.chicory.wasm.types.Import;
import com.dylibso.chicory.wasm.types.UnknownCustomSection;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A parsed and validated module. */
// https://webassembly.github.io/spec/js-api/#modules
public final class CompiledModule {
    private static final byte[] HEAD = {0, 'a', 's', 'm', 1, 0, 0, 0};

    private final WasmModule module;
    private final ModuleCode code;

    private CompiledModule(WasmModule module) {
        this.module = module;
        code = new ModuleCode(module);
    }

    /**
     * @throws dev.gyre.engine.runtime.error.JsException a CompileError if the bytes are not a valid module
     */
    public static CompiledModule of(WasmStore store, byte[] bytes) {
        for (int i = 0; i < HEAD.length; i += Integer.BYTES) {
            if (bytes.length < i + Integer.BYTES) throw store.compileError("expected 4 bytes, fell off end @+" + i);
            if (!java.util.Arrays.equals(bytes, i, i + Integer.BYTES, HEAD, i, i + Integer.BYTES)) {
                throw store.compileError("expected " + (i == 0 ? "magic word " : "version ") + words(HEAD, i)
                        + ", found " + words(bytes, i) + " @+" + i);
            }
        }
        try {
            return new CompiledModule(Parser.parse(bytes));
        } catch (ChicoryException invalid) {
            throw store.compileError(String.valueOf(invalid.getMessage()));
        }
    }

    private static String words(byte[] bytes, int from) {
        return "%02x %02x %02x %02x".formatted(bytes[from], bytes[from + 1], bytes[from + 2], bytes[from + 3]);
    }

    WasmModule module() {
        return module;
    }

    ModuleCode code() {
        return code;
    }

    /** Names and kinds of the module's exports, alternating. */
    public List<String> exports() {
        List<String> exports = new ArrayList<>();
        for (int i = 0; i < module.exportSection().exportCount(); i++) {
            Export export = module.exportSection().getExport(i);
            exports.add(export.name());
            exports.add(export.exportType().name().toLowerCase(Locale.ROOT));
        }
        return exports;
    }

    /** Modules, names and kinds of the module's imports, alternating. */
    public List<String> imports() {
        List<String> imports = new ArrayList<>();
        for (int i = 0; i < module.importSection().importCount(); i++) {
            Import one = module.importSection().getImport(i);
            imports.add(one.module());
            imports.add(one.name());
            imports.add(one.importType().name().toLowerCase(Locale.ROOT));
        }
        return imports;
    }

    /** The bytes of the custom sections with a name. */
    public List<byte[]> customSections(String name) {
        List<byte[]> sections = new ArrayList<>();
        for (CustomSection section : module.customSections()) {
            if (section instanceof UnknownCustomSection unknown
                    && unknown.name().equals(name)) sections.add(unknown.bytes());
        }
        return sections;
    }
}
