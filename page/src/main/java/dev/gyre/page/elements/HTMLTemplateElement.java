package dev.gyre.page.elements;

import dev.gyre.page.dom.Cloning;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DocumentFragment;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;

/** A template element, whose contents are a fragment of an inert document, https://html.spec.whatwg.org/#htmltemplateelement. */
public final class HTMLTemplateElement extends HTMLElement {
    private DocumentFragment content;

    HTMLTemplateElement(Document document, QualifiedName name) {
        super("HTMLTemplateElement", document, name);
    }

    // https://html.spec.whatwg.org/#template-contents
    /** The fragment in which parsers put the contents; its document is the template contents owner document. */
    public DocumentFragment content() {
        if (content == null) {
            content = new DocumentFragment(nodeDocument().templateContentsOwner());
            content.setHost(this);
        }
        return content;
    }

    /** Makes a parser put the contents into a shadow root. */
    public void parserContent(DocumentFragment fragment) {
        content = fragment;
    }

    @Override
    protected Node markupTarget() {
        return content();
    }

    // https://html.spec.whatwg.org/#the-template-element:concept-node-clone-ext
    @Override
    protected void cloningSteps(Node copy, boolean subtree) {
        super.cloningSteps(copy, subtree);
        if (!subtree) return;
        DocumentFragment target = ((HTMLTemplateElement) copy).content();
        for (Node child = content().firstChild(); child != null; child = child.nextSibling()) {
            target.appendNode(Cloning.clone(child, target.nodeDocument(), true));
        }
    }

    @Override
    protected void adoptingSteps(Document oldDocument) {
        if (content != null) content.detachFor(nodeDocument().templateContentsOwner());
    }
}
