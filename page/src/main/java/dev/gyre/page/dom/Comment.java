package dev.gyre.page.dom;

/** A comment, https://dom.spec.whatwg.org/#interface-comment. */
public final class Comment extends CharacterData {
    Comment(Document document, String data) {
        super(document.realm().commentShape(), document, data);
    }

    static Comment construct(DomRealm realm, String data) {
        return new Comment(realm.document(), data);
    }

    @Override
    protected Node cloneSingle(Document newDocument) {
        return new Comment(newDocument, data());
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
