package dev.gyre.node.vm;

import dev.gyre.engine.Script;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.node.environment.ContextRealm;

/** A compiled script, which can run in any context. */
public final class VmScript extends JsObject {
    private final Script script;
    private final long key;
    private final byte[] keptOrNull;

    private VmScript(Script script, long key, byte[] keptOrNull) {
        super((JsObject) null);
        this.script = script;
        this.key = key;
        this.keptOrNull = keptOrNull;
    }

    /** Compiles a text, or uses its cached code if that is for the same text and engine. */
    public static VmScript compile(Realm realm, Source source, ImportReferrer importer, byte[] keptOrNull) {
        long key = source.text().hashCode();
        Script kept = keptOrNull == null ? null : Script.read(realm, source, importer, keptOrNull, key);
        if (kept != null) return new VmScript(kept, key, keptOrNull);
        return new VmScript(Script.parse(realm, source, ParserOptions.DEFAULT, importer), key, null);
    }

    /** Whether cached code was used. */
    public boolean isKept() {
        return keptOrNull != null;
    }

    /** The cached code; empty if there is none. */
    public byte[] bytes() {
        byte[] bytes = keptOrNull != null ? keptOrNull : script.bytes(key);
        return bytes == null ? new byte[0] : bytes;
    }

    /** Runs the script and returns its completion value. */
    public Object run(Realm realm, long timeout, boolean breakOnInterrupt) {
        return RunLimit.run(realm, timeout, breakOnInterrupt, () -> {
            Object value = script.in(realm).run();
            if (realm.hostDefined() instanceof ContextRealm second) second.drain();
            return value;
        });
    }
}
