package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Event;
import dev.gyre.page.dom.QualifiedName;
import dev.gyre.page.dom.Reflection;
import java.util.function.Consumer;

/** An element that links to a URL, https://html.spec.whatwg.org/#htmlhyperlinkelementutils. */
public abstract class Hyperlink extends HTMLElement {
    Hyperlink(String interfaceName, Document document, QualifiedName name) {
        super(interfaceName, document, name);
    }

    /** Null if there is no href attribute, or it is no URL. */
    private UrlParts parts() {
        return attribute("href") == null ? null : UrlParts.parse(Reflection.url(this, "href"));
    }

    private void change(Consumer<UrlParts> change) {
        UrlParts parts = parts();
        if (parts == null) return;
        change.accept(parts);
        String changed = domRealm().host().resolveUrl(nodeDocument(), parts.toString());
        if (UrlParts.parse(changed) != null) setAttributeNamed("href", changed);
    }

    public final String origin() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.origin();
    }

    public final String protocol() {
        UrlParts parts = parts();
        return parts == null ? ":" : parts.scheme + ":";
    }

    public final void protocol(String value) {
        int colon = value.indexOf(':');
        String scheme = colon < 0 ? value : value.substring(0, colon);
        change(parts -> {
            boolean special = scheme.matches("(?i)https?|wss?|ftp|file");
            if (scheme.matches("[a-zA-Z][a-zA-Z0-9+.-]*") && special == parts.scheme.matches("https?|wss?|ftp|file"))
                parts.scheme = scheme;
        });
    }

    public final String username() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.username;
    }

    public final void username(String value) {
        change(parts -> {
            if (!parts.hostname.isEmpty() && !parts.scheme.equals("file")) parts.username = encoded(value);
        });
    }

    public final String password() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.password;
    }

    public final void password(String value) {
        change(parts -> {
            if (!parts.hostname.isEmpty() && !parts.scheme.equals("file")) parts.password = encoded(value);
        });
    }

    // https://url.spec.whatwg.org/#userinfo-percent-encode-set
    private static String encoded(String text) {
        var result = new StringBuilder();
        for (byte b : text.getBytes(java.nio.charset.StandardCharsets.UTF_8)) {
            int c = b & 0xFF;
            if (c > 0x20 && c < 0x7F && "\"#<>?`{}/:;=@[\\]^|".indexOf(c) < 0) result.append((char) c);
            else result.append("%%%02X".formatted(c));
        }
        return result.toString();
    }

    public final String host() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.host();
    }

    public final void host(String value) {
        change(parts -> {
            if (!parts.authority) return;
            UrlParts given = UrlParts.parse(parts.scheme + "://" + value);
            if (given == null || given.hostname.isEmpty()) return;
            parts.hostname = given.hostname;
            if (!given.port.isEmpty()) parts.port = given.port;
        });
    }

    public final String hostname() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.hostname;
    }

    public final void hostname(String value) {
        change(parts -> {
            UrlParts given = parts.authority ? UrlParts.parse(parts.scheme + "://" + value) : null;
            if (given != null && !given.hostname.isEmpty()) parts.hostname = given.hostname;
        });
    }

    public final String port() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.port;
    }

    public final void port(String value) {
        change(parts -> {
            if (parts.hostname.isEmpty() || parts.scheme.equals("file")) return;
            if (value.isEmpty()) {
                parts.port = "";
                return;
            }
            long number = Reflection.parseInteger(value);
            if (number >= 0 && number < 65536 && Character.isDigit(value.charAt(0))) parts.port = Long.toString(number);
        });
    }

    public final String pathname() {
        UrlParts parts = parts();
        return parts == null ? "" : parts.path;
    }

    public final void pathname(String value) {
        change(parts -> {
            if (!parts.authority && !parts.path.startsWith("/")) return;
            String path = value.replace("?", "%3F").replace("#", "%23");
            parts.path = path.startsWith("/") || path.startsWith("\\") ? path : "/" + path;
        });
    }

    public final String search() {
        UrlParts parts = parts();
        return parts == null || parts.query.equals("?") ? "" : parts.query;
    }

    public final void search(String value) {
        String query = value.startsWith("?") ? value.substring(1) : value;
        change(parts -> parts.query = query.isEmpty() ? "" : "?" + query.replace("#", "%23"));
    }

    public final String hash() {
        UrlParts parts = parts();
        return parts == null || parts.fragment.equals("#") ? "" : parts.fragment;
    }

    public final void hash(String value) {
        String fragment = value.startsWith("#") ? value.substring(1) : value;
        change(parts -> parts.fragment = fragment.isEmpty() ? "" : "#" + fragment);
    }

    // https://html.spec.whatwg.org/#links-created-by-a-and-area-elements
    @Override
    protected boolean hasActivationBehavior() {
        return attribute("href") != null;
    }

    @Override
    protected void activation(Event event) {
        domRealm().host().followHyperlink(this, event);
    }
}
