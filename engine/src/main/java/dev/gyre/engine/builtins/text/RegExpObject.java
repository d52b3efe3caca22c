package dev.gyre.engine.builtins.text;

import dev.gyre.engine.regexp.RegExpFlags;
import dev.gyre.engine.regexp.RegExpProgram;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;

/** A RegExp: an object with [[OriginalSource]], [[OriginalFlags]] and a program that is compiled at its first use. */
public final class RegExpObject extends JsObject {
    static final String LAST_INDEX = "lastIndex";
    /** lastIndex is the first property and can never be deleted. */
    private static final int LAST_INDEX_SLOT = 0;

    private final Realm realm;
    private boolean legacyFeaturesEnabled;
    private String source = "";
    private String flags = "";
    private int flagBits;
    private RegExpProgram program;

    // RegExpAlloc ( newTarget ), https://tc39.es/ecma262/#sec-regexpalloc
    /** A RegExp that {@link #initialize} has to complete. */
    RegExpObject(Realm realm, JsObject prototype, boolean legacyFeaturesEnabled) {
        this(realm, shapeFor(prototype), legacyFeaturesEnabled);
    }

    RegExpObject(Realm realm, Shape shape, boolean legacyFeaturesEnabled) {
        super(shape, new Object[] {0});
        this.realm = realm;
        this.legacyFeaturesEnabled = legacyFeaturesEnabled;
    }

    /** The initial shape of objects with this prototype. */
    static Shape shapeFor(JsObject prototype) {
        return Shape.rootFor(prototype, ShapeKind.ORDINARY).add(LAST_INDEX, Attributes.WRITABLE);
    }

    /** The realm whose constructor created it. */
    Realm realm() {
        return realm;
    }

    /** Whether matches may be visible in the constructor's legacy properties. */
    boolean legacyFeaturesEnabled() {
        return legacyFeaturesEnabled;
    }

    /** Sets the pattern; the program may be null, to be compiled at its first use from a valid pattern. */
    void initialize(String newSource, String newFlags, RegExpProgram newProgram) {
        source = newSource;
        flags = newFlags;
        flagBits = newFlags.isEmpty() ? 0 : RegExpFlags.parse(newFlags);
        program = newProgram;
    }

    /** [[OriginalSource]]. */
    public String source() {
        return source;
    }

    /** [[OriginalFlags]]. */
    public String flags() {
        return flags;
    }

    /** Whether [[OriginalFlags]] has a flag of {@link RegExpFlags}. */
    public boolean hasFlag(int flag) {
        return (flagBits & flag) != 0;
    }

    RegExpProgram program() {
        if (program == null) {
            program = RegExpContext.of(realm).program(source, flags);
        }
        return program;
    }

    /** ToLength of lastIndex. */
    long lastIndex() {
        Object value = slot(LAST_INDEX_SLOT);
        return value instanceof Integer index ? Math.max(0, index) : TypeConversion.toLength(value);
    }

    Object lastIndexValue() {
        return slot(LAST_INDEX_SLOT);
    }

    /** Set(R, "lastIndex", index, true). */
    void lastIndex(int index) {
        if ((shape().attributesAt(LAST_INDEX_SLOT) & (Attributes.WRITABLE | Attributes.CONSTANT))
                == Attributes.WRITABLE) {
            setSlot(LAST_INDEX_SLOT, index);
        } else {
            put(LAST_INDEX, index);
        }
    }

    @Override
    public String className() {
        return "RegExp";
    }

    @Override
    public String builtinTag() {
        return "RegExp";
    }
}
