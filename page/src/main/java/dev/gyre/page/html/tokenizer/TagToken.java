package dev.gyre.page.html.tokenizer;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** A start or end tag; the tokenizer uses the same object for all tags. */
public final class TagToken {
    /** From this number on attributes are found by hashing. */
    private static final int MANY = 24;

    public Name name;
    public boolean selfClosing;
    public int attributeCount;
    public Name[] attributeNames = new Name[8];
    public String[] attributeValues = new String[8];
    /** The offset in the text of the tag's "&lt;". */
    public int start;

    private Set<Name> seen;

    void begin(int offset) {
        start = offset;
        selfClosing = false;
        if (attributeCount > 0) {
            attributeCount = 0;
            seen = null;
        }
    }

    /** Adds an attribute without a value yet, unless there is one of that name; returns whether it was added. */
    boolean addAttribute(Name attribute) {
        if (has(attribute)) {
            return false;
        }
        int index = attributeCount++;
        if (index == attributeNames.length) {
            attributeNames = Arrays.copyOf(attributeNames, 2 * index);
            attributeValues = Arrays.copyOf(attributeValues, 2 * index);
        }
        attributeNames[index] = attribute;
        attributeValues[index] = "";
        return true;
    }

    private boolean has(Name attribute) {
        if (attributeCount < MANY) {
            for (int i = 0; i < attributeCount; i++) {
                if (attributeNames[i] == attribute) {
                    return true;
                }
            }
            return false;
        }
        if (seen == null) {
            seen = new HashSet<>(Arrays.asList(attributeNames).subList(0, attributeCount));
        }
        return !seen.add(attribute);
    }

    /** Sets the value of the attribute that was added last. */
    void setValue(String value) {
        attributeValues[attributeCount - 1] = value;
    }

    /** The value of an attribute, or null. */
    public String value(String attribute) {
        for (int i = 0; i < attributeCount; i++) {
            if (attributeNames[i].text.equals(attribute)) {
                return attributeValues[i];
            }
        }
        return null;
    }
}
