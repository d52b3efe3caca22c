package dev.gyre.page.api;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.page.net.Cookies;

/** The cookies of one or more pages, for the library. */
final class CookiesObject extends JsObject {
    private final Cookies cookies = new Cookies();

    CookiesObject(Environment environment) {
        super(JsObject.create(environment.realm()).shape());
        // set(url, text): as a Set-Cookie header does
        PageBinding.define(environment, this, "set", arguments -> {
            cookies.set(
                    TypeConversion.toString(arguments[0]),
                    TypeConversion.toString(arguments[1]),
                    false,
                    System.currentTimeMillis());
            return Undefined.INSTANCE;
        });
        // header(url): what a Cookie header has
        PageBinding.define(
                environment, this, "header", arguments -> cookies.header(TypeConversion.toString(arguments[0]), false));
    }

    Cookies cookies() {
        return cookies;
    }
}
