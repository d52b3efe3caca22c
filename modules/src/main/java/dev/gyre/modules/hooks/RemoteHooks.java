package dev.gyre.modules.hooks;

import dev.gyre.engine.runtime.object.JsObject;

/** The hooks of module.register, which run elsewhere: what imports ask in the place of the default steps. */
// https://nodejs.org/api/module.html#asynchronous-customization-hooks
public interface RemoteHooks {
    /** The code of the error of a question that has no answer, nor will have. */
    String NEVER_SETTLED = "ERR_ASYNC_LOADER_REQUEST_NEVER_SETTLED";

    /** An object with url, and perhaps format and importAttributes. */
    JsObject resolve(Object specifier, JsObject context);

    /** An object with format and source. */
    JsObject load(Object url, JsObject context);
}
