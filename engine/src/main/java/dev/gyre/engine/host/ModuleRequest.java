package dev.gyre.engine.host;

import java.util.Map;

/** A ModuleRequest Record: the specifier and the import attributes, sorted by key. */
public record ModuleRequest(String specifier, Map<String, String> attributes) {
    public ModuleRequest(String specifier) {
        this(specifier, Map.of());
    }
}
