package dev.gyre.page.css;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.page.dom.Node;

/** A style sheet of any language, <a href="https://drafts.csswg.org/cssom/#the-stylesheet-interface">CSSOM</a>. */
public abstract class StyleSheet extends JsObject {
    protected StyleSheet(Shape shape) {
        super(shape);
    }

    /** The language's type. */
    public abstract String type();

    /** Where it was loaded from; null for none. */
    public abstract String href();

    /** The node that it is of; null for none. */
    public abstract Node ownerNode();

    /** The sheet that imports it; null for none. */
    public abstract CSSStyleSheet parentStyleSheet();

    /** Null for none. */
    public abstract String title();

    /** The media queries that must match for it to apply. */
    public abstract MediaList media();

    /** Whether a program has switched it off. */
    public abstract boolean disabled();

    /** Switches it off or on. */
    public abstract void disabled(boolean value);
}
