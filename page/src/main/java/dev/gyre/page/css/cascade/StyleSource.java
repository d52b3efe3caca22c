package dev.gyre.page.css.cascade;

import dev.gyre.page.css.CSSStyleSheet;
import dev.gyre.page.css.DeclarationBlock;
import dev.gyre.page.css.conditions.MediaSettings;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import java.util.List;

/** What a page gives the cascade. */
public interface StyleSource {
    /** The sheets of a document or shadow root in order, adopted ones last; those that are disabled may be among them. */
    List<CSSStyleSheet> sheets(Node root);

    /** The settings that media queries are evaluated against. */
    MediaSettings mediaSettings();

    /** The declarations of an element's style attribute; null if it has none. */
    DeclarationBlock inlineStyle(Element element);

    /** A number that is another one after each change of a state that selectors ask for. */
    int stateVersion();
}
