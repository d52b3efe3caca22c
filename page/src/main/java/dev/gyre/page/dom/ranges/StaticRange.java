package dev.gyre.page.dom.ranges;

import dev.gyre.page.dom.Attr;
import dev.gyre.page.dom.DocumentType;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Node;
import dev.gyre.page.idl.DomError;

/** A range that does not follow the changes of the tree, https://dom.spec.whatwg.org/#interface-staticrange. */
public final class StaticRange extends AbstractRange {
    private StaticRange(DomRealm realm, Boundary start, Boundary end) {
        super(realm.shape("StaticRange"), start, end);
    }

    static StaticRange construct(DomRealm realm, StaticRangeInit init) {
        if (!canContain(init.startContainer) || !canContain(init.endContainer)) {
            throw new DomError(
                    "InvalidNodeTypeError",
                    "Neither startContainer nor endContainer can be a DocumentType or Attribute node.");
        }
        return new StaticRange(
                realm,
                new Boundary(init.startContainer, (int) Math.min(init.startOffset, Integer.MAX_VALUE)),
                new Boundary(init.endContainer, (int) Math.min(init.endOffset, Integer.MAX_VALUE)));
    }

    private static boolean canContain(Node node) {
        return !(node instanceof DocumentType) && !(node instanceof Attr);
    }
}
