package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.DomRealm;

/** Properties of the program that shows a page, https://html.spec.whatwg.org/#the-navigator-object. */
public final class Navigator extends JsObject {
    /** That of a realm's global object. */
    public static Navigator of(DomRealm realm) {
        return new Navigator(realm);
    }

    Navigator(DomRealm realm) {
        super(realm.shape("Navigator"));
    }

    public String appCodeName() {
        return "Mozilla";
    }

    public String appName() {
        return "Netscape";
    }

    public String appVersion() {
        return "5.0 (X11)";
    }

    public String platform() {
        return "Linux x86_64";
    }

    public String product() {
        return "Gecko";
    }

    public String userAgent() {
        return "Mozilla/5.0 (X11; Linux x86_64) Gyre";
    }

    public String vendor() {
        return "";
    }

    public String language() {
        return "en-US";
    }

    public boolean onLine() {
        return true;
    }

    public boolean cookieEnabled() {
        return true;
    }

    public int hardwareConcurrency() {
        return 1;
    }
}
