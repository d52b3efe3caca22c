package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.idl.DomError;

/** What documents have that mostly old programs use, https://html.spec.whatwg.org/#HTMLDocument-partial. */
abstract class LegacyDocument extends Node {
    private String domainGiven;
    private boolean designMode;
    private DocumentNames names;

    LegacyDocument(Shape shape) {
        super(shape, null);
    }

    private Document self() {
        return (Document) this;
    }

    // https://html.spec.whatwg.org/#dom-parsehtmlunsafe
    static Document parseHTMLUnsafe(DomRealm realm, String markup) {
        Document document = Document.createHtml(realm);
        document.url("about:blank");
        realm.host().parseDocumentWithShadowRoots(document, markup);
        return document;
    }

    /** The properties that it has by the names of elements. */
    final DocumentNames names() {
        if (names == null) names = new DocumentNames(self());
        return names;
    }

    // https://html.spec.whatwg.org/#dom-document-domain
    public final String domain() {
        if (domainGiven != null) return domainGiven;
        int start = self().URL().indexOf("://");
        if (start < 0) return "";
        int end = start + 3;
        while (end < self().URL().length() && "/?#:".indexOf(self().URL().charAt(end)) < 0) end++;
        return self().URL().substring(start + 3, end);
    }

    // https://html.spec.whatwg.org/#concept-origin-domain
    /** What a program has set; null if none has. */
    public final String domainOrNull() {
        return domainGiven;
    }

    public final void domain(String value) {
        String current = domain();
        if (self().defaultView() == null || !current.equals(value) && !current.endsWith("." + value) || value.isEmpty())
            throw new DomError("SecurityError", "'" + value + "' is not a suffix of '" + current + "'.");
        domainGiven = value;
    }

    public final String lastModified() {
        var now = java.time.Instant.ofEpochMilli(
                        (long) domRealm().realm().agent().hooks().currentTimeMillis())
                .atOffset(java.time.ZoneOffset.UTC);
        return java.time.format.DateTimeFormatter.ofPattern("MM/dd/yyyy HH:mm:ss")
                .format(now);
    }

    // https://html.spec.whatwg.org/#dom-document-dir
    public final String dir() {
        Element root = self().documentElement();
        return root == null || !root.isHtml("html") ? "" : Reflection.keyword(root, "dir", "ltr,rtl,auto", "", "");
    }

    public final void dir(String value) {
        Element root = self().documentElement();
        if (root != null && root.isHtml("html")) root.setAttributeNamed("dir", value);
    }

    public final String designMode() {
        return designMode ? "on" : "off";
    }

    public final void designMode(String value) {
        if (AsciiCase.equalsIgnoreCase(value, "on")) designMode = true;
        else if (AsciiCase.equalsIgnoreCase(value, "off")) designMode = false;
    }

    private String ofBody(String name) {
        Element body = self().body();
        return body == null || !body.isHtml("body") ? "" : Reflection.string(body, name);
    }

    private void ofBody(String name, String value) {
        Element body = self().body();
        if (body != null && body.isHtml("body")) body.setAttributeNamed(name, value);
    }

    public final String foreground() {
        return ofBody("text");
    }

    public final void foreground(String value) {
        ofBody("text", value);
    }

    public final String linkColour() {
        return ofBody("link");
    }

    public final void linkColour(String value) {
        ofBody("link", value);
    }

    public final String visitedColour() {
        return ofBody("vlink");
    }

    public final void visitedColour(String value) {
        ofBody("vlink", value);
    }

    public final String activeColour() {
        return ofBody("alink");
    }

    public final void activeColour(String value) {
        ofBody("alink", value);
    }

    public final String background() {
        return ofBody("bgcolor");
    }

    public final void background(String value) {
        ofBody("bgcolor", value);
    }

    public final void clear() {}

    public final void captureEvents() {}

    public final void releaseEvents() {}

    public final Element scrollingElement() {
        return self().isQuirks() ? self().body() : self().documentElement();
    }

    /** Nothing is displayed anywhere. */
    public final Element elementFromPoint(double x, double y) {
        return null;
    }

    public final java.util.List<Element> elementsFromPoint(double x, double y) {
        return java.util.List.of();
    }
}
