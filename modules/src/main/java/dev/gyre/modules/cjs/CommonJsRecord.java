package dev.gyre.modules.cjs;

import dev.gyre.engine.module.SyntheticModule;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.resolve.ModuleOrigin;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A CommonJS module as a record of the module graph, which require runs and imports link to; programs see its module
 * object. It has no requests, because it loads what it requires while it runs.
 */
// https://nodejs.org/api/esm.html#commonjs-namespaces
public final class CommonJsRecord extends SyntheticModule {
    private static final String DEFAULT = "default", MODULE_EXPORTS = "module.exports";

    private final CommonJsLoader commonJs;
    private final JsObject module;
    private final String filename;
    /** The record that has the module's state: this one, unless an import names the module by another URL. */
    private final CommonJsRecord first;
    /** Null until an import needs them. */
    private Set<String> names;

    private boolean isLinked;
    private boolean isMain;
    private boolean waits;
    private String text;
    private JsFunction function;
    private boolean isHooked;
    private boolean isImportedFile;
    private Object finished;

    /** The record of a module object, or of an object that a program put into require.cache in its place. */
    CommonJsRecord(Realm realm, CommonJsLoader commonJs, JsObject module, String filename) {
        super(realm, new ModuleOrigin(commonJs.path(filename), false));
        this.commonJs = commonJs;
        this.module = module;
        this.filename = filename;
        first = this;
    }

    private CommonJsRecord(CommonJsRecord first, ModuleOrigin origin) {
        super(first.realm(), origin);
        this.first = first;
        commonJs = first.commonJs;
        module = first.module;
        filename = first.filename;
    }

    /**
     * The record for imports of a URL: this one for the first URL, and another one that shares the module for each
     * further URL.
     */
    CommonJsRecord linked(ModuleOrigin origin) {
        CommonJsRecord record = isLinked ? new CommonJsRecord(this, origin) : this;
        record.isLinked = true;
        record.isMain = origin.isMain();
        return record;
    }

    /** Sets the text that an import has read before the module is evaluated, and which will run. */
    void await(String source, boolean hooked) {
        waits = true;
        text = source;
        isHooked = hooked;
        isImportedFile = !hooked;
    }

    /** Whether an import has read the module's file, for which the hooks of loading have run then. */
    boolean isImportedFile() {
        return isImportedFile;
    }

    /** Whether an import has added the module to the graph and it has not run yet. */
    boolean isWaiting() {
        return waits;
    }

    /** Marks the module as running. */
    void begin() {
        waits = false;
    }

    /** The text that an import has read, or null. */
    String text() {
        return text;
    }

    /** Keeps the function that was compiled when the syntax of the text was tested. */
    public void compiled(JsFunction code) {
        function = code;
    }

    /** The function of a text if it is compiled, otherwise null. Clears what was kept. */
    JsFunction takeFunction(String source) {
        JsFunction code = source.equals(text) ? function : null;
        function = null;
        text = null;
        return code;
    }

    /**
     * Records the exports at the end of the module's run: an import shows these, even if a program replaces them later.
     */
    void finish() {
        finished = module.get("exports");
    }

    /** Whether an import has determined the export names. */
    boolean hasNames() {
        return names != null;
    }

    /** The names of the exports, including those of re-exported modules. */
    Set<String> names() {
        return names;
    }

    void names(Set<String> found) {
        names = found;
    }

    @Override
    protected List<String> exportNames() {
        Set<String> all = new LinkedHashSet<>(first.names);
        all.remove(DEFAULT);
        all.remove(MODULE_EXPORTS);
        List<String> list = new ArrayList<>(all);
        list.add(DEFAULT);
        list.add(MODULE_EXPORTS);
        return list;
    }

    @Override
    protected void run() {
        Object exports;
        if (!TypeConversion.toBoolean(module.get("loaded"))) {
            exports = first.isHooked
                    ? commonJs.runText(first, module, filename)
                    : commonJs.runImported(module, filename, isMain);
        } else {
            exports = first.finished == null ? module.get("exports") : first.finished;
        }
        first.finished = null;
        for (String name : exportNames()) setExport(name, value(exports, name));
    }

    private static Object value(Object exports, String name) {
        if (name.equals(DEFAULT) || name.equals(MODULE_EXPORTS)) return exports;
        return exports instanceof JsObject object && object.hasProperty(PropertyKey.fromString(name))
                ? get(object, name)
                : Undefined.INSTANCE;
    }

    /** As in Node, the value of a getter that throws is undefined. */
    public static Object get(JsObject exports, String name) {
        try {
            return exports.get(PropertyKey.fromString(name));
        } catch (JsException thrown) {
            return Undefined.INSTANCE;
        }
    }
}
