package dev.gyre.page.html;

import dev.gyre.page.html.tokenizer.Tags;

/** A set of types of elements: numbers of {@link Tags}, with the namespace added. */
final class TagSet {
    private static final int TYPES = 1024;

    private final boolean[] members = new boolean[TYPES];

    private TagSet() {}

    static TagSet of(int... types) {
        return new TagSet().add(types);
    }

    /** This set and other types. */
    TagSet with(int... types) {
        TagSet larger = new TagSet();
        System.arraycopy(members, 0, larger.members, 0, TYPES);
        return larger.add(types);
    }

    private TagSet add(int... types) {
        for (int type : types) {
            members[type] = true;
        }
        return this;
    }

    boolean has(int type) {
        return members[type & TYPES - 1];
    }
}
