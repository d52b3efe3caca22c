package dev.gyre.modules.hooks;

import dev.gyre.engine.runtime.object.JsObject;

/** The hooks of module.register, which run on another thread. Imports call them instead of the default steps. */
// https://nodejs.org/api/module.html#asynchronous-customization-hooks
public interface RemoteHooks {
    /** The code of the error for a call whose result will never come. */
    String NEVER_SETTLED = "ERR_ASYNC_LOADER_REQUEST_NEVER_SETTLED";

    /** Returns an object with url, and possibly format and importAttributes. */
    JsObject resolve(Object specifier, JsObject context);

    /** Returns an object with format and source. */
    JsObject load(Object url, JsObject context);
}
