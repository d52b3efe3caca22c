package dev.gyre.engine.runtime.host;

import java.util.Map;

/** A ModuleRequest Record: the specifier and the import attributes, sorted by key. */
public record ModuleRequest(String specifier, Map<String, String> attributes) {
    public ModuleRequest(String specifier) {
        this(specifier, Map.of());
    }

    // Written by hand, because those of a record are linked at start-up.
    @Override
    public boolean equals(Object other) {
        return other instanceof ModuleRequest request
                && specifier.equals(request.specifier)
                && attributes.equals(request.attributes);
    }

    @Override
    public int hashCode() {
        return 31 * specifier.hashCode() + attributes.hashCode();
    }
}
