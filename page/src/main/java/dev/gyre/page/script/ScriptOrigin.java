package dev.gyre.page.script;

import dev.gyre.engine.Script;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.page.net.RequestMetadata;

/**
 * What a script or module says of where it comes from, its [[HostDefined]].
 *
 * @param metadata what the requests say of it that it imports modules by
 */
public record ScriptOrigin(String baseUrl, RequestMetadata metadata) {
    /** That of a script without an element. */
    public ScriptOrigin(String baseUrl) {
        this(baseUrl, RequestMetadata.NONE);
    }

    /** That of a referrer; null if it has none. */
    static ScriptOrigin of(ImportReferrer referrer) {
        Object hostDefined = referrer instanceof Script script
                ? script.hostDefined()
                : referrer instanceof ModuleRecord module ? module.hostDefined() : null;
        return hostDefined instanceof ScriptOrigin origin ? origin : null;
    }
}
