package dev.gyre.page.script;

import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.page.elements.ScriptElement;
import dev.gyre.page.net.RequestMetadata;

/** A script element that has been prepared, and what it is to run. */
final class PendingScript {
    final ScriptElement element;
    final boolean external;
    final boolean module;
    final String url;
    final int line;
    final int column;
    /** What its requests say of the element. */
    final RequestMetadata metadata;
    /** Whether it has been loaded, or could not be. */
    boolean ready;

    /** Of a classic script; null if it could not be loaded. */
    String text;
    /** Of a module; null if it could not be loaded. */
    ModuleRecord record;
    /** What reports instead of the module's evaluation, since it does not parse or link; null otherwise. */
    Object error;

    PendingScript(
            ScriptElement element,
            boolean external,
            boolean module,
            String url,
            int line,
            int column,
            RequestMetadata metadata) {
        this.element = element;
        this.external = external;
        this.module = module;
        this.url = url;
        this.line = line;
        this.column = column;
        this.metadata = metadata;
    }

    boolean hasResult() {
        return text != null || record != null || error != null;
    }
}
