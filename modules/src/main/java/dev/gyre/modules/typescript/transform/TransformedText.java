package dev.gyre.modules.typescript.transform;

/** JavaScript that was made of TypeScript, and where its parts come from. */
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
