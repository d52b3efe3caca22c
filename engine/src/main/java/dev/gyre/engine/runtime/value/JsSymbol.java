package dev.gyre.engine.runtime.value;

/** A Symbol value, or a private name, which is a key that reflection never returns. */
public final class JsSymbol {
    public static final JsSymbol ITERATOR = new JsSymbol("Symbol.iterator");
    public static final JsSymbol ASYNC_ITERATOR = new JsSymbol("Symbol.asyncIterator");
    public static final JsSymbol HAS_INSTANCE = new JsSymbol("Symbol.hasInstance");
    public static final JsSymbol TO_PRIMITIVE = new JsSymbol("Symbol.toPrimitive");
    public static final JsSymbol TO_STRING_TAG = new JsSymbol("Symbol.toStringTag");
    public static final JsSymbol SPECIES = new JsSymbol("Symbol.species");
    public static final JsSymbol IS_CONCAT_SPREADABLE = new JsSymbol("Symbol.isConcatSpreadable");
    public static final JsSymbol UNSCOPABLES = new JsSymbol("Symbol.unscopables");
    public static final JsSymbol MATCH = new JsSymbol("Symbol.match");
    public static final JsSymbol MATCH_ALL = new JsSymbol("Symbol.matchAll");
    public static final JsSymbol REPLACE = new JsSymbol("Symbol.replace");
    public static final JsSymbol SEARCH = new JsSymbol("Symbol.search");
    public static final JsSymbol SPLIT = new JsSymbol("Symbol.split");
    public static final JsSymbol DISPOSE = new JsSymbol("Symbol.dispose");
    public static final JsSymbol ASYNC_DISPOSE = new JsSymbol("Symbol.asyncDispose");

    private final String description;
    private final boolean privateName;
    private final String methodOwner;

    public JsSymbol(String description) {
        this(description, false, null);
    }

    private JsSymbol(String description, boolean privateName, String methodOwner) {
        this.description = description;
        this.privateName = privateName;
        this.methodOwner = methodOwner;
    }

    /** A Private Name; its description is the source text with the number sign. */
    public static JsSymbol privateName(String description) {
        return new JsSymbol(description, true, null);
    }

    /**
     * The Private Name of a method or accessor; {@code owner} is the text for its owner in messages: "an instance of
     * class A", "class A".
     */
    public static JsSymbol privateMethodName(String description, String owner) {
        return new JsSymbol(description, true, owner);
    }

    /** The owner of the private method of this name; null for the names of fields. */
    public String methodOwner() {
        return methodOwner;
    }

    public boolean isPrivate() {
        return privateName;
    }

    /** [[Description]], null when undefined. */
    public String description() {
        return description;
    }

    /** The well-known symbol of this name ("iterator" gives @@iterator), or null. */
    public static JsSymbol wellKnown(String name) {
        return switch (name) {
            case "iterator" -> ITERATOR;
            case "asyncIterator" -> ASYNC_ITERATOR;
            case "hasInstance" -> HAS_INSTANCE;
            case "toPrimitive" -> TO_PRIMITIVE;
            case "toStringTag" -> TO_STRING_TAG;
            case "species" -> SPECIES;
            case "isConcatSpreadable" -> IS_CONCAT_SPREADABLE;
            case "unscopables" -> UNSCOPABLES;
            case "match" -> MATCH;
            case "matchAll" -> MATCH_ALL;
            case "replace" -> REPLACE;
            case "search" -> SEARCH;
            case "split" -> SPLIT;
            case "dispose" -> DISPOSE;
            case "asyncDispose" -> ASYNC_DISPOSE;
            default -> null;
        };
    }

    // SymbolDescriptiveString ( sym ), https://tc39.es/ecma262/#sec-symboldescriptivestring
    public String descriptiveString() {
        return "Symbol(" + (description == null ? "" : description) + ")";
    }

    @Override
    public String toString() {
        return privateName ? description : descriptiveString();
    }
}
