package dev.gyre.engine;

import dev.gyre.engine.compiler.ProgramTemplate;
import dev.gyre.engine.runtime.host.CompilationCache;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.source.Source;

/** Looks programs up in the compilation cache of the embedder, if there is one. */
final class SharedPrograms {
    private SharedPrograms() {}

    /** The key of a text; null if it is not looked up. The embedder's library has a serial form instead. */
    static CompilationCache.Key key(Realm realm, Source source, Object goal) {
        if (realm.agent().coverage() != null && !source.isLibrary()) {
            // Each text has counters of its own.
            realm.agent().coverage().begin(source);
            return null;
        }
        return realm.agent().hooks().compilationCache() == null || source.isLibrary()
                ? null
                : new CompilationCache.Key(goal, source.text());
    }

    /** The template that another realm has left, or null. */
    static ProgramTemplate find(Realm realm, CompilationCache.Key keyOrNull) {
        return keyOrNull == null
                ? null
                : (ProgramTemplate) realm.agent().hooks().compilationCache().find(keyOrNull);
    }

    /** A template of a program that no realm has left one of, to be used by this realm and others; null if it is not worth while. */
    static ProgramTemplate add(Realm realm, CompilationCache.Key keyOrNull, Program program) {
        if (keyOrNull == null) return null;
        CompilationCache cache = realm.agent().hooks().compilationCache();
        if (!cache.isRepeated(keyOrNull)) return null;
        var template = new ProgramTemplate(program);
        cache.add(keyOrNull, template);
        return template;
    }
}
