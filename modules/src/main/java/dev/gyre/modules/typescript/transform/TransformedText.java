package dev.gyre.modules.typescript.transform;

/** JavaScript generated from TypeScript, with the source positions of its parts. */
public final class TransformedText {
    private final String code;
    private final SourceMapWriter map;

    TransformedText(String code, SourceMapWriter map) {
        this.code = code;
        this.map = map;
    }

    public String code() {
        return code;
    }

    /** The source map as JSON, of a source with the given name. */
    public String sourceMap(String sourceName) {
        return map.json(sourceName, code);
    }
}
