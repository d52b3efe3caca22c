package dev.gyre.node.coverage;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.profile.CoverageText;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;

/** internalBinding('coverage'): the coverage of the program. */
// lib/internal/bindings.md, coverage
@BuiltinObject(intrinsic = "%coverage binding%")
public final class CoverageBinding {
    private CoverageBinding() {}

    // text()
    /** The counts so far, an array of ScriptCoverage as JSON. */
    @Builtin
    static String text(Realm realm, Object self) {
        return Environment.of(realm).get(ProgramCoverage.KEY).text(CoverageText.Form.COMPLETE);
    }

    // take()
    /** Writes the counts to the folder of NODE_V8_COVERAGE and sets them to 0; nothing if there is none. */
    @Builtin
    static Object take(Realm realm, Object self) {
        ProgramCoverage coverage = Environment.of(realm).existing(ProgramCoverage.KEY);
        if (coverage != null) coverage.take();
        return Undefined.INSTANCE;
    }

    // stop()
    /** Writes no files any more. */
    @Builtin
    static Object stop(Realm realm, Object self) {
        ProgramCoverage coverage = Environment.of(realm).existing(ProgramCoverage.KEY);
        if (coverage != null) coverage.stop();
        return Undefined.INSTANCE;
    }
}
