package dev.gyre.page.html;

import dev.gyre.page.dom.Element;
import dev.gyre.page.html.tokenizer.Tags;
import java.util.Arrays;

/**
 * The stack of open elements, with the type of each: its number of {@link Tags} and its namespace.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-stack-of-open-elements">The stack of open elements</a>
 */
final class OpenElements {
    /** Added to the type of a MathML annotation-xml element that contains HTML. */
    static final int INTEGRATION_POINT = 1024;

    private static final int TYPE = INTEGRATION_POINT - 1;

    private Element[] elements = new Element[32];
    private int[] types = new int[32];
    private int size;
    /** How many elements of each type are open, so that asking for one that is not costs nothing at any depth. */
    private final int[] counts = new int[INTEGRATION_POINT];
    /** The element that was last found to be open, or null. */
    private Element knownOpen;

    void push(Element element, int type) {
        if (size == elements.length) {
            elements = Arrays.copyOf(elements, 2 * size);
            types = Arrays.copyOf(types, 2 * size);
        }
        elements[size] = element;
        types[size++] = type;
        counts[type & TYPE]++;
    }

    Element pop() {
        Element element = elements[--size];
        counts[types[size] & TYPE]--;
        elements[size] = null;
        forget(element);
        return element;
    }

    private void forget(Element element) {
        if (element == knownOpen) {
            knownOpen = null;
        }
    }

    /** Whether an element is open. */
    boolean isOpen(Element element) {
        if (element == knownOpen) {
            return true;
        }
        if (indexOf(element) < 0) {
            return false;
        }
        knownOpen = element;
        return true;
    }

    int size() {
        return size;
    }

    Element get(int index) {
        return elements[index];
    }

    int type(int index) {
        return types[index];
    }

    Element current() {
        return elements[size - 1];
    }

    /** The type of the current node, or -1 if there is none. */
    int currentType() {
        return size == 0 ? -1 : types[size - 1];
    }

    /** The index of an element, or -1. */
    int indexOf(Element element) {
        for (int i = size - 1; i >= 0; i--) {
            if (elements[i] == element) {
                return i;
            }
        }
        return -1;
    }

    boolean has(int type) {
        return counts[type] > 0;
    }

    /** The index of the last element of a type, or -1. */
    int lastIndexOf(int type) {
        if (counts[type] > 0) {
            for (int i = size - 1; i >= 0; i--) {
                if (types[i] == type) {
                    return i;
                }
            }
        }
        return -1;
    }

    void remove(int index) {
        forget(elements[index]);
        counts[types[index] & TYPE]--;
        size--;
        System.arraycopy(elements, index + 1, elements, index, size - index);
        System.arraycopy(types, index + 1, types, index, size - index);
        elements[size] = null;
    }

    void insert(int index, Element element, int type) {
        push(element, type);
        System.arraycopy(elements, index, elements, index + 1, size - 1 - index);
        System.arraycopy(types, index, types, index + 1, size - 1 - index);
        elements[index] = element;
        types[index] = type;
    }

    void replace(int index, Element element) {
        forget(elements[index]);
        elements[index] = element;
    }

    /** Whether there is an element of a type above all of a set. */
    private boolean hasWithin(int type, TagSet boundaries) {
        if (counts[type] == 0) {
            return false;
        }
        for (int i = size - 1; i >= 0; i--) {
            if (types[i] == type) {
                return true;
            }
            if (boundaries.has(types[i])) {
                return false;
            }
        }
        return false;
    }

    boolean hasInScope(int type) {
        return hasWithin(type, TagSets.SCOPE);
    }

    boolean hasInButtonScope(int type) {
        return hasWithin(type, TagSets.BUTTON_SCOPE);
    }

    boolean hasInListItemScope(int type) {
        return hasWithin(type, TagSets.LIST_ITEM_SCOPE);
    }

    boolean hasInTableScope(int type) {
        return hasWithin(type, TagSets.TABLE_SCOPE);
    }

    /** Whether an element of a set is in scope. */
    boolean hasInScope(TagSet set) {
        for (int i = size - 1; i >= 0; i--) {
            if (set.has(types[i])) {
                return true;
            }
            if (TagSets.SCOPE.has(types[i])) {
                return false;
            }
        }
        return false;
    }

    /** Whether an element of a set is in table scope. */
    boolean hasInTableScope(TagSet set) {
        for (int i = size - 1; i >= 0; i--) {
            if (set.has(types[i])) {
                return true;
            }
            if (TagSets.TABLE_SCOPE.has(types[i])) {
                return false;
            }
        }
        return false;
    }

    /** Whether the element at an index is in scope. */
    boolean isInScope(int index) {
        for (int i = size - 1; i > index; i--) {
            if (TagSets.SCOPE.has(types[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether every open element is of a set. */
    boolean areAll(TagSet set) {
        for (int i = 0; i < size; i++) {
            if (!set.has(types[i])) {
                return false;
            }
        }
        return true;
    }
}
