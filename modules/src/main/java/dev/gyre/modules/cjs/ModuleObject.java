package dev.gyre.modules.cjs;

import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.List;

/** The {@code module} object of a CommonJS module. */
// https://nodejs.org/api/modules.html#the-module-object
public final class ModuleObject extends JsObject {
    private Object parent;
    private JsObject require;
    private ModuleRecord record;
    private boolean isMain;

    ModuleObject(Realm realm, JsObject prototype, String id, Object parent) {
        super(prototype);
        this.parent = parent;
        createDataProperty("id", id);
        createDataProperty("path", folderOf(id));
        createDataProperty("exports", JsObject.create(realm));
        createDataProperty("filename", Null.INSTANCE);
        createDataProperty("loaded", false);
        createDataProperty("children", JsArray.create(realm, 0));
    }

    // path.dirname(path), https://nodejs.org/api/path.html#pathdirnamepath
    static String folderOf(String name) {
        int end = name.length();
        while (end > 1 && name.charAt(end - 1) == '/') end--;
        int slash = name.lastIndexOf('/', end - 1);
        if (slash < 0) return ".";
        while (slash > 0 && name.charAt(slash - 1) == '/') slash--;
        return slash == 0 ? "/" : name.substring(0, slash);
    }

    /** The module that first required this one, null or undefined. */
    Object parent() {
        return parent;
    }

    void parent(Object value) {
        parent = value;
    }

    /** The file name of any object that is used as a module; null if it has none. */
    static String filename(Object module) {
        return module instanceof JsObject object && object.get("filename") instanceof CharSequence name
                ? name.toString()
                : null;
    }

    /** The file name of the module that first required a module, or null. */
    public static String parentFilename(Object module) {
        return filename(parentOf(module));
    }

    /** The files from a module's parent up to the first one that was loaded. */
    public static List<String> parentStack(Object module) {
        return CommonJsLoader.requireStack(parentOf(module));
    }

    /** Marks this as the main module. */
    void main() {
        isMain = true;
        put("id", ".");
    }

    boolean isMain() {
        return isMain;
    }

    /** The module's record: a CommonJsRecord, unless the file turned out to be an ES module. */
    ModuleRecord record() {
        return record;
    }

    public void record(ModuleRecord found) {
        record = found;
    }

    /** Whether an import has added the module to the graph and it has not run yet. */
    boolean isWaiting() {
        return record instanceof CommonJsRecord commonJs && commonJs.isWaiting();
    }

    /** Marks the module as running. */
    void begin() {
        if (record instanceof CommonJsRecord commonJs) commonJs.begin();
    }

    boolean isLoaded() {
        return Boolean.TRUE.equals(get("loaded"));
    }

    /** The require function that the module sees. */
    public JsObject require() {
        return require;
    }

    void require(JsObject function) {
        require = function;
    }

    /** Adds a module to the children of its parent, unless it is there already. */
    static void addChild(Object parent, JsObject child, boolean unlessThere) {
        if (!(parent instanceof JsObject module) || !(module.get("children") instanceof JsArray children)) return;
        if (unlessThere && indexOf(children, child) >= 0) return;
        children.push(child);
    }

    private static int indexOf(JsArray children, JsObject child) {
        for (int i = 0; i < children.length(); i++) {
            if (children.getIndex(i) == child) return i;
        }
        return -1;
    }

    /** Removes a child that could not be loaded. */
    static void removeChild(Object parent, JsObject child) {
        if (!(parent instanceof JsObject module) || !(module.get("children") instanceof JsArray children)) return;
        int index = indexOf(children, child);
        if (index < 0) return;
        for (int i = index; i + 1 < children.length(); i++) children.put(i, children.getIndex(i + 1));
        children.put("length", (int) children.length() - 1);
    }

    static Object parentOf(Object module) {
        return module instanceof ModuleObject object ? object.parent() : Undefined.INSTANCE;
    }

    @Override
    public String className() {
        return "Module";
    }
}
