package dev.gyre.page.script;

import dev.gyre.page.elements.UrlParts;
import dev.gyre.page.net.PageResponse;

// https://fetch.spec.whatwg.org/#cors-check
/** Whether documents may use what is of another origin. */
public final class CorsCheck {
    private CorsCheck() {}

    /** Whether an origin may read an answer: one of another origin must say so. @param origin serialised */
    public static boolean passes(PageResponse response, String origin) {
        String url = response.url();
        if (url.startsWith("data:")
                || url.startsWith("blob:")
                || UrlParts.originOf(url).equals(origin)) return true;
        String allowed = response.header("access-control-allow-origin");
        return allowed != null && (allowed.equals("*") || allowed.equals(origin));
    }
}
