package dev.gyre.engine.builtins.text;

import dev.gyre.engine.regexp.MatchMonitor;
import dev.gyre.engine.regexp.RegExpProgram;
import dev.gyre.engine.regexp.RegExpSyntaxException;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import java.util.LinkedHashMap;

/** State of the regular expressions of one realm: compiled programs, the last match, and whether RegExp.prototype is unmodified. */
public final class RegExpContext implements MatchMonitor {
    private static final int CACHED_PROGRAMS = 256;
    private static final int RECENT_PROGRAMS = 64;
    private static final int POLL_STEPS = 1 << 12;

    private final Realm realm;
    private final RegExpLastMatch lastMatch = new RegExpLastMatch();
    private final LinkedHashMap<ProgramKey, RegExpProgram> programs = new LinkedHashMap<>(16, 0.75f, true);
    /**
     * The most recently used programs, each at an index computed from its key, because a literal looks its program up
     * at every evaluation.
     */
    private final RegExpProgram[] recent = new RegExpProgram[RECENT_PROGRAMS];

    private final Shape freshShape;
    private final Shape matchShape;
    private final Pristine prototypeState;
    private final Pristine constructorState;

    /**
     * The key of a compiled program, with handwritten methods: linking those of a record would cost a program's first
     * pattern thirty milliseconds.
     */
    private record ProgramKey(String source, String flags) {
        @Override
        public int hashCode() {
            return 31 * source.hashCode() + flags.hashCode();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof ProgramKey key && key.source.equals(source) && key.flags.equals(flags);
        }
    }

    private RegExpContext(Realm realm) {
        this.realm = realm;
        JsObject prototype = realm.intrinsic(Intrinsic.REGEXP_PROTOTYPE);
        freshShape = RegExpObject.shapeFor(prototype);
        matchShape = realm.arrayShape()
                .add("index", Attributes.ALL)
                .add("input", Attributes.ALL)
                .add("groups", Attributes.ALL);
        prototypeState = new Pristine(
                prototype,
                "exec",
                "flags",
                "hasIndices",
                "global",
                "ignoreCase",
                "multiline",
                "dotAll",
                "unicode",
                "unicodeSets",
                "sticky",
                "constructor");
        constructorState = new Pristine(realm.intrinsic(Intrinsic.REGEXP), JsSymbol.SPECIES);
    }

    static RegExpContext of(Realm realm) {
        var context = (RegExpContext) realm.regExpContext();
        if (context == null) {
            context = new RegExpContext(realm);
            realm.regExpContext(context);
        }
        return context;
    }

    RegExpLastMatch lastMatch() {
        return lastMatch;
    }

    /** The initial shape of regular expressions of this realm. */
    Shape freshShape() {
        return freshShape;
    }

    /** The shape of match results: index, input, groups. */
    Shape matchShape() {
        return matchShape;
    }

    /** The program of a pattern; throws a SyntaxError if it is invalid. */
    RegExpProgram program(String source, String flags) {
        int place = source.hashCode() * 31 + flags.hashCode() & RECENT_PROGRAMS - 1;
        RegExpProgram program = recent[place];
        if (program == null
                || !program.source().equals(source)
                || !program.flagText().equals(flags)) {
            program = findProgram(source, flags);
            recent[place] = program;
        }
        return program;
    }

    private RegExpProgram findProgram(String source, String flags) {
        var key = new ProgramKey(source, flags);
        RegExpProgram program = programs.get(key);
        if (program == null) {
            try {
                program = RegExpProgram.compile(source, flags);
                if (jitMode() == JitOptions.Mode.EAGER) compile(program);
            } catch (RegExpSyntaxException e) {
                throw Errors.syntaxError(e.getMessage());
            }
            if (programs.size() >= CACHED_PROGRAMS) {
                programs.pollFirstEntry();
            }
            programs.put(key, program);
        }
        return program;
    }

    /** Whether exec and the flags of this object are the builtin ones, so that the steps of an algorithm are not observable. */
    boolean isPristine(RegExpObject regExp) {
        return regExp.shape() == freshShape && prototypeState.holds();
    }

    /** Whether SpeciesConstructor of a pristine object is the intrinsic constructor. */
    boolean isSpeciesPristine() {
        return constructorState.holds();
    }

    @Override
    public void poll() {
        realm.agent().poll(POLL_STEPS);
    }

    @Override
    public void hot(RegExpProgram program) {
        if (jitMode() != JitOptions.Mode.OFF) compile(program);
    }

    private JitOptions.Mode jitMode() {
        return realm.agent().hooks().jitOptions().mode();
    }

    private void compile(RegExpProgram program) {
        var compilation = new RegExpCompilation(program, realm.agent().hooks());
        if (jitMode() == JitOptions.Mode.EAGER) compilation.run();
        else realm.agent().hooks().enqueueCompilation(compilation);
    }

    /**
     * Whether certain properties of a builtin object have their initial values; looks them up again only after a
     * change.
     */
    private final class Pristine {
        private final JsObject holder;
        private final Object[] keys;
        private final int[] slots;
        private final Object[] values;
        private Shape shape;

        Pristine(JsObject holder, Object... keys) {
            this.holder = holder;
            this.keys = keys;
            slots = new int[keys.length];
            values = new Object[keys.length];
        }

        boolean holds() {
            return holder.shape() == shape && hasSameValues() || look();
        }

        private boolean hasSameValues() {
            for (int i = 0; i < slots.length; i++) {
                if (holder.slot(slots[i]) != values[i]) {
                    return false;
                }
            }
            return true;
        }

        private boolean look() {
            for (int i = 0; i < keys.length; i++) {
                int found = holder.shape().find(keys[i]);
                Object value = found < 0 ? null : holder.storedValue(found);
                Object function = value instanceof Accessor accessor ? accessor.getter() : value;
                if (!isOriginal(function, keys[i])) {
                    return false;
                }
                slots[i] = Shape.slotOf(found);
                values[i] = value;
            }
            shape = holder.shape();
            return true;
        }

        private boolean isOriginal(Object value, Object key) {
            if ("constructor".equals(key)) {
                return value == realm.intrinsic(Intrinsic.REGEXP);
            }
            if (!(value instanceof NativeFunction function) || function.realm() != realm) {
                return false;
            }
            BuiltinTable table = function.table();
            return (table == RegExpPrototypeTable.INSTANCE || table == RegExpConstructorTable.INSTANCE)
                    && table.key(function.id()).equals(key instanceof JsSymbol ? "@@species" : key);
        }
    }

    /** Whether a function is RegExp.prototype.exec of this or another realm. */
    static boolean isBuiltinExec(Object function) {
        return function instanceof NativeFunction exec
                && exec.table() == RegExpPrototypeTable.INSTANCE
                && exec.table().key(exec.id()).equals("exec");
    }
}
