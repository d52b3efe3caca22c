package dev.gyre.node.modules;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.CallSiteObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.ModuleLoader;
import dev.gyre.modules.files.SourceFiles;
import dev.gyre.node.environment.Environment;
import java.nio.file.Files;
import java.nio.file.Path;

/** internalBinding('source_map'): the texts of scripts, and whether source maps are enabled. */
// lib/internal/bindings.md, source_map
@BuiltinObject(intrinsic = "%source_map binding%")
public final class SourceMapBinding {
    private SourceMapBinding() {}

    // enable(enabled)
    @Builtin
    static Object enable(Realm realm, Object self, Object enabled) {
        Environment.of(realm).get(ModuleHost.KEY).sourceMaps().enable(TypeConversion.toBoolean(enabled));
        return Undefined.INSTANCE;
    }

    // startsEnabled()
    @Builtin
    static Object startsEnabled(Realm realm, Object self) {
        return Environment.of(realm).settings().options().sourceMaps();
    }

    // sourceText(callSite)
    @Builtin
    static Object sourceText(Realm realm, Object self, Object callSite) {
        return callSite instanceof CallSiteObject site
                ? SourceMaps.text(site.frame().position())
                : Undefined.INSTANCE;
    }

    // loadedText(file)
    @Builtin
    static Object loadedText(Realm realm, Object self, Object file) {
        ModuleLoader loader = Environment.of(realm).get(ModuleHost.KEY).loader();
        Path path = loader.resolver().path(TypeConversion.toString(file));
        return loader.sources().hasRead(path) && Files.isRegularFile(path)
                ? SourceFiles.read(realm, path)
                : Undefined.INSTANCE;
    }
}
