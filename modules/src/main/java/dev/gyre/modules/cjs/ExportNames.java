package dev.gyre.modules.cjs;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.modules.cache.CompileCache;
import dev.gyre.modules.lexer.ExportScanner;
import dev.gyre.modules.resolve.FormatDetector;
import dev.gyre.modules.resolve.ModuleFormat;
import dev.gyre.modules.resolve.Resolver;
import dev.gyre.modules.source.SourceReader;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Finds the names that imports can use of a CommonJS module: those in its text, and those of modules that it
 * re-exports.
 */
// https://nodejs.org/api/esm.html#commonjs-namespaces
final class ExportNames {
    private final Resolver resolver;
    private final FormatDetector formats;
    private final CompileCache compileCache;
    private final SourceReader sources;
    private final CommonJsLoader commonJs;

    ExportNames(
            Resolver resolver,
            FormatDetector formats,
            CompileCache compileCache,
            SourceReader sources,
            CommonJsLoader commonJs) {
        this.resolver = resolver;
        this.formats = formats;
        this.compileCache = compileCache;
        this.sources = sources;
        this.commonJs = commonJs;
    }

    /**
     * Finds the names of a record, once. Records are created for the modules that it re-exports, without running them.
     */
    void find(CommonJsRecord record, String filename, String text) {
        if (record.hasNames()) return;
        ExportScanner.Exports exports = compileCache.exports(resolver.path(filename), text);
        Set<String> names = new LinkedHashSet<>(exports.names());
        // Set before other modules are visited, because they may re-export this one.
        record.names(names);
        for (String specifier : exports.reexports()) {
            String target = commonJs.tryResolve(specifier, filename);
            if (target == null || !target.startsWith("/")) continue;
            ModuleFormat format = formats.declared(resolver.path(target));
            boolean isScript = format == null
                    && CommonJsLoader.extensionOf(target, commonJs.extensions()).equals(".js");
            if (format == ModuleFormat.COMMONJS || isScript) names.addAll(namesOf(target));
        }
    }

    private Set<String> namesOf(String filename) {
        JsObject known = commonJs.cache().get(filename);
        CommonJsRecord record = known == null
                ? null
                : known instanceof ModuleObject module && module.record() instanceof CommonJsRecord own
                        ? own
                        : commonJs.record(known, filename);
        if (record != null && record.hasNames()) return record.names();
        Path file = resolver.path(filename);
        String text = sources.read(file);
        if (record == null) record = commonJs.waiting(filename, text, false);
        find(record, filename, text);
        return record.names();
    }
}
