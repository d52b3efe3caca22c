package dev.gyre.page.dom;

/** A processing instruction, https://dom.spec.whatwg.org/#interface-processinginstruction. */
public final class ProcessingInstruction extends CharacterData {
    private final String target;

    ProcessingInstruction(Document document, String target, String data) {
        super(document.realm().shape("ProcessingInstruction"), document, data);
        this.target = target;
    }

    public String target() {
        return target;
    }

    @Override
    protected Node cloneSingle(Document newDocument) {
        return new ProcessingInstruction(newDocument, target, data());
    }

    @Override
    public int nodeType() {
        return PROCESSING_INSTRUCTION_NODE;
    }

    @Override
    public String nodeName() {
        return target;
    }
}
