package dev.gyre.page.dom;

// https://dom.spec.whatwg.org/#interface-comment
public final class Comment extends CharacterData {
    Comment(Document document, String data) {
        super(document.realm().commentShape(), document, data);
    }

    @Override
    public int nodeType() {
        return COMMENT_NODE;
    }

    @Override
    public String nodeName() {
        return "#comment";
    }
}
