package dev.gyre.engine.syntax.source;

import java.util.ArrayList;
import java.util.List;

/** The texts whose functions are counted: all that are compiled while there is a recorder. */
public final class CoverageRecorder {
    private final List<Source> sources = new ArrayList<>();

    /** Counts the functions of a text; must be called before it is compiled. */
    public void begin(Source source) {
        if (source.coverage() != null) return;
        source.coverage(new SourceCoverage());
        sources.add(source);
    }

    public List<Source> sources() {
        return sources;
    }
}
