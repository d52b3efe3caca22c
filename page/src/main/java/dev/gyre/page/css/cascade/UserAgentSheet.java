package dev.gyre.page.css.cascade;

import dev.gyre.page.css.CSSStyleSheet;
import dev.gyre.page.dom.DomRealm;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The user agent's sheet, the resource {@code ua.css}. */
final class UserAgentSheet {
    private UserAgentSheet() {}

    static CSSStyleSheet load(DomRealm realm) {
        try (InputStream in = UserAgentSheet.class.getResourceAsStream("ua.css")) {
            return CSSStyleSheet.ofNode(
                    realm, null, new String(in.readAllBytes(), StandardCharsets.UTF_8), "", null, null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
