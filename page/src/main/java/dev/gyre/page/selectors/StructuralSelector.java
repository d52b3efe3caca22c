package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Text;

/** The pseudo-classes without arguments that the tree answers. */
enum StructuralSelector implements SimpleSelector {
    ROOT("root") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return element.parentNode() instanceof Document;
        }
    },
    EMPTY("empty") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            for (Node child = element.firstChild(); child != null; child = child.nextSibling()) {
                if (child instanceof Element
                        || child instanceof Text text && !text.data().isEmpty()) {
                    return false;
                }
            }
            return true;
        }
    },
    FIRST_CHILD("first-child") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return Siblings.previous(element) == null;
        }
    },
    LAST_CHILD("last-child") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return Siblings.next(element) == null;
        }
    },
    ONLY_CHILD("only-child") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return Siblings.previous(element) == null && Siblings.next(element) == null;
        }
    },
    FIRST_OF_TYPE("first-of-type") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return Siblings.previousOfType(element) == null;
        }
    },
    LAST_OF_TYPE("last-of-type") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return Siblings.nextOfType(element) == null;
        }
    },
    ONLY_OF_TYPE("only-of-type") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return Siblings.previousOfType(element) == null && Siblings.nextOfType(element) == null;
        }
    },
    SCOPE("scope") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return context.isScope(element);
        }

        @Override
        public boolean matchesFeatureless() {
            return true;
        }
    };

    private final String text;

    StructuralSelector(String text) {
        this.text = text;
    }

    static StructuralSelector named(String name) {
        for (StructuralSelector selector : values()) {
            if (CssText.equalsIgnoreCase(selector.text, name)) {
                return selector;
            }
        }
        return null;
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append(':').append(text);
    }
}
