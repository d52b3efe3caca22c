package dev.gyre.page.html;

import dev.gyre.page.dom.Element;
import dev.gyre.page.html.FormattingElements.Entry;
import dev.gyre.page.html.tokenizer.TagToken;

/**
 * Ends formatting elements that other elements have been opened in.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#adoption-agency-algorithm">The adoption agency algorithm</a>
 */
final class AdoptionAgency {
    private static final int OUTER_LIMIT = 8;
    private static final int INNER_LIMIT = 3;

    private final TreeBuilder builder;
    private final OpenElements open;
    private final FormattingElements formatting;

    AdoptionAgency(TreeBuilder builder) {
        this.builder = builder;
        this.open = builder.open;
        this.formatting = builder.formatting;
    }

    /** Runs the algorithm for a tag; returns false if the tag is to be treated as any other end tag. */
    boolean run(TagToken tag) {
        builder.text.flush();
        int type = tag.name.tag;
        if (open.currentType() == type && formatting.indexOf(open.current()) < 0) {
            builder.pop();
            return true;
        }
        for (int i = 0; i < OUTER_LIMIT; i++) {
            Entry entry = formatting.lastWithTag(type);
            if (entry == null) {
                return false;
            }
            if (!adopt(entry, tag)) {
                return true;
            }
        }
        return true;
    }

    /** One turn of the outer loop; returns whether there may be another. */
    private boolean adopt(Entry entry, TagToken tag) {
        int index = open.indexOf(entry.element());
        if (index < 0) {
            builder.unexpected(tag);
            formatting.remove(entry.element());
            return false;
        }
        if (!open.isInScope(index)) {
            builder.unexpected(tag);
            return false;
        }
        if (index != open.size() - 1) {
            builder.unexpected(tag);
        }
        int furthest = furthestBlock(index);
        if (furthest < 0) {
            builder.popToSize(index);
            formatting.remove(entry.element());
            return false;
        }
        move(entry, index, furthest);
        return true;
    }

    private int furthestBlock(int index) {
        for (int i = index + 1; i < open.size(); i++) {
            if (TagSets.SPECIAL.has(open.type(i))) {
                return i;
            }
        }
        return -1;
    }

    private void move(Entry entry, int index, int furthest) {
        Element block = open.get(furthest);
        Element ancestor = open.get(index - 1);
        int ancestorType = open.type(index - 1);
        Bookmark bookmark = new Bookmark(formatting.indexOf(entry.element()));
        Element last = moveChain(entry, block, furthest, ancestor, bookmark);
        last.parserRemove();
        builder.location.find(ancestor, ancestorType);
        builder.location.insert(last);
        Element element = TreeBuilder.createLike(entry, block);
        element.parserTakeChildren(InsertionLocation.contents(block));
        InsertionLocation.contents(block).parserAppendChild(element);
        replaceEntry(entry, element, bookmark);
        open.remove(open.indexOf(entry.element()));
        open.insert(open.indexOf(block) + 1, element, entry.name().tag);
    }

    /** Where the new formatting element goes in the list. */
    private static final class Bookmark {
        int index;

        Bookmark(int index) {
            this.index = index;
        }
    }

    /** The inner loop: copies the formatting elements between the block and the formatting element; returns the outermost. */
    private Element moveChain(Entry entry, Element block, int furthest, Element ancestor, Bookmark bookmark) {
        Element last = block;
        int count = 0;
        for (int i = furthest - 1; open.get(i) != entry.element(); i--) {
            count++;
            Element node = open.get(i);
            int listIndex = formatting.indexOf(node);
            if (count > INNER_LIMIT && listIndex >= 0) {
                formatting.remove(listIndex);
                if (listIndex < bookmark.index) {
                    bookmark.index--;
                }
                listIndex = -1;
            }
            if (listIndex < 0) {
                open.remove(i);
                continue;
            }
            Entry nodeEntry = formatting.get(listIndex);
            Element copy = TreeBuilder.createLike(nodeEntry, ancestor);
            formatting.replace(listIndex, nodeEntry.withElement(copy));
            open.replace(i, copy);
            if (last == block) {
                bookmark.index = listIndex + 1;
            }
            last.parserRemove();
            copy.parserAppendChild(last);
            last = copy;
        }
        return last;
    }

    private void replaceEntry(Entry entry, Element element, Bookmark bookmark) {
        int old = formatting.indexOf(entry.element());
        formatting.remove(old);
        int index = old < bookmark.index ? bookmark.index - 1 : bookmark.index;
        formatting.insert(index, entry.withElement(element));
    }
}
