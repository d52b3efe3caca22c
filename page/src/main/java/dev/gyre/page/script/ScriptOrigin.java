package dev.gyre.page.script;

import dev.gyre.engine.Script;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.runtime.host.ImportReferrer;

/** The base URL of a script or module, its [[HostDefined]]. */
public record ScriptOrigin(String baseUrl) {
    /** That of a referrer; null if it has none. */
    static ScriptOrigin of(ImportReferrer referrer) {
        Object hostDefined = referrer instanceof Script script
                ? script.hostDefined()
                : referrer instanceof ModuleRecord module ? module.hostDefined() : null;
        return hostDefined instanceof ScriptOrigin origin ? origin : null;
    }
}
