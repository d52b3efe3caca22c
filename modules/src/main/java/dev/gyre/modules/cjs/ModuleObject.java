package dev.gyre.modules.cjs;

import dev.gyre.engine.object.JsArray;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Realm;
import dev.gyre.modules.resolve.Resolver;
import java.nio.file.Path;
import java.util.ArrayList;

/** The {@code module} object of a CommonJS module. */
// https://nodejs.org/api/modules.html#the-module-object
public final class ModuleObject extends JsObject {
    private final Path file;
    private final ModuleObject parent;
    private JsObject require;

    ModuleObject(Realm realm, JsObject prototype, Resolver resolver, Path file, String id, ModuleObject parent) {
        super(prototype);
        this.file = file;
        this.parent = parent;
        createDataProperty("id", id);
        createDataProperty("path", file.getParent().toString());
        createDataProperty("exports", JsObject.create(realm));
        createDataProperty("filename", file.toString());
        createDataProperty("loaded", false);
        createDataProperty("children", JsArray.create(realm, 0));
        var paths = new ArrayList<Object>();
        for (Path folder : resolver.lookupPaths(file.getParent())) paths.add(folder.toString());
        createDataProperty("paths", JsArray.fromList(realm, paths));
        if (parent != null && parent.get("children") instanceof JsArray children) children.push(this);
    }

    public Path file() {
        return file;
    }

    /** The module that required this one first, or null. */
    ModuleObject parent() {
        return parent;
    }


    /** The require function that the module sees. */
    public JsObject require() {
        return require;
    }

    void require(JsObject function) {
        require = function;
    }

    @Override
    public String className() {
        return "Module";
    }
}
