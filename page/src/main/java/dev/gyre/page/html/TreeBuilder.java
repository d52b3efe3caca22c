package dev.gyre.page.html;

import static dev.gyre.page.html.tokenizer.Tags.HTML;
import static dev.gyre.page.html.tokenizer.Tags.OPTION;
import static dev.gyre.page.html.tokenizer.Tags.STYLE;
import static dev.gyre.page.html.tokenizer.Tags.TABLE;
import static dev.gyre.page.html.tokenizer.Tags.TEMPLATE;

import dev.gyre.page.dom.CustomElements;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DocumentFragment;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.elements.HTMLElement;
import dev.gyre.page.elements.HTMLStyleElement;
import dev.gyre.page.elements.ScriptElement;
import dev.gyre.page.html.tokenizer.Name;
import dev.gyre.page.html.tokenizer.ParseErrorCode;
import dev.gyre.page.html.tokenizer.States;
import dev.gyre.page.html.tokenizer.TagToken;
import dev.gyre.page.html.tokenizer.Tags;
import dev.gyre.page.html.tokenizer.Tokenizer;
import java.util.ArrayList;

/**
 * The state of the tree construction and the steps that its insertion modes share.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#tree-construction">Tree construction</a>
 */
final class TreeBuilder {
    final Document document;
    final ParserOptions options;
    /** The element whose contents a fragment is parsed for, or null. */
    final Element context;

    final int contextType;
    /** Where the children of the root element of a fragment's stack go, or null. */
    DocumentFragment fragment;
    /** The root element of a fragment's stack, which is not part of the result, or null. */
    Element fragmentRoot;

    Tokenizer tokenizer;

    InsertionMode mode = InsertionMode.INITIAL;
    InsertionMode originalMode;
    final ArrayList<InsertionMode> templateModes = new ArrayList<>();

    final OpenElements open = new OpenElements();
    final FormattingElements formatting = new FormattingElements();
    final ForeignContent foreign = new ForeignContent(this);
    final InsertionLocation location = new InsertionLocation(this);
    final TextInsertion text = new TextInsertion(this);

    Element head;
    Element form;
    boolean framesetOk = true;
    boolean fosterParenting;
    boolean ignoreLineFeed;
    /** The script that the parser waits for, or null. */
    Element pendingScript;
    /** Where the text of the last script began, as an offset. */
    int scriptStart;
    /** Whether the parser's caller wants to know of each encoding that is named before more text is read. */
    boolean stopsAtEncodings;
    /** The label that the last meta element with one gave for the encoding, or null. */
    String encodingLabel;

    TreeBuilder(Document document, Element context, int contextType, ParserOptions options) {
        this.document = document;
        this.context = context;
        this.contextType = contextType;
        this.options = options;
    }

    /** Notes that a tag, or what the tokenizer is at, is not allowed here. */
    void unexpected(TagToken tag) {
        if (tokenizer.reportsErrors) {
            tokenizer.handler.error(ParseErrorCode.UNEXPECTED_TOKEN, tag.start);
        }
    }

    void unexpectedText() {
        tokenizer.error(ParseErrorCode.UNEXPECTED_TOKEN);
    }

    void unexpectedEnd() {
        tokenizer.error(ParseErrorCode.UNEXPECTED_END_OF_FILE);
    }

    // The stack of open elements.

    boolean isFragment() {
        return context != null;
    }

    int currentType() {
        return open.currentType();
    }

    /** The type of the adjusted current node, or -1 if there is none. */
    int adjustedType() {
        return context != null && open.size() == 1 ? contextType : open.currentType();
    }

    Element adjustedCurrent() {
        return context != null && open.size() == 1 ? context : open.current();
    }

    void push(Element element, int type) {
        text.flush();
        open.push(element, type);
    }

    Element pop() {
        text.flush();
        int type = open.currentType();
        Element element = open.pop();
        if (type == OPTION) {
            SelectedContent.update(element);
        } else if (type == STYLE && element instanceof HTMLStyleElement style) {
            style.close();
        }
        return element;
    }

    void popUntil(int type) {
        while (open.size() > 0) {
            boolean last = currentType() == type;
            pop();
            if (last) {
                return;
            }
        }
    }

    void popUntil(TagSet set) {
        while (open.size() > 0) {
            boolean last = set.has(currentType());
            pop();
            if (last) {
                return;
            }
        }
    }

    /** Pops elements down to a number of them. */
    void popToSize(int size) {
        while (open.size() > size) {
            pop();
        }
    }

    /** Pops until the current node is of a set. */
    void clearBackTo(TagSet set) {
        while (!set.has(currentType())) {
            pop();
        }
    }

    void removeFromStack(Element element) {
        int index = open.indexOf(element);
        if (index >= 0) {
            text.flush();
            open.remove(index);
        }
    }

    void generateImpliedEndTags() {
        while (TagSets.IMPLIED_END.has(currentType())) {
            pop();
        }
    }

    void generateImpliedEndTagsExcept(int type) {
        while (currentType() != type && TagSets.IMPLIED_END.has(currentType())) {
            pop();
        }
    }

    void generateAllImpliedEndTagsThoroughly() {
        while (TagSets.THOROUGHLY_IMPLIED_END.has(currentType())) {
            pop();
        }
    }

    boolean hasTemplate() {
        return open.has(TEMPLATE);
    }

    // Creating and inserting elements.

    /** The attributes of an HTML element's start tag as elements keep them. */
    static Object[] attributes(TagToken tag) {
        int count = tag.attributeCount;
        Object[] pairs = new Object[2 * count];
        for (int i = 0; i < count; i++) {
            pairs[2 * i] = tag.attributeNames[i].attribute;
            pairs[2 * i + 1] = tag.attributeValues[i];
        }
        return pairs;
    }

    private Element create(QualifiedName name, Object[] attributes) {
        Document document = location.parent.nodeDocument();
        String is = value(attributes, "is");
        // A fragment's elements are upgraded when they are inserted.
        if (fragmentRoot == null && (is != null || name.localName().indexOf('-') > 0))
            return createCustom(document, name, is, attributes);
        Element element = is == null ? document.createElement(name) : CustomElements.create(document, name, is, false);
        if (attributes.length > 0) {
            element.parserSetAttributes(attributes);
        }
        if (form != null && element instanceof HTMLElement html && !hasTemplate()) {
            html.parserForm(form);
        }
        return element;
    }

    // https://html.spec.whatwg.org/#create-an-element-for-the-token
    private static Element createCustom(Document document, QualifiedName name, String is, Object[] attributes) {
        var reactions = document.realm().reactions();
        reactions.enter();
        try {
            Element element = CustomElements.create(document, name, is, true);
            element.parserSetAttributes(attributes);
            return element;
        } finally {
            reactions.leave();
        }
    }

    private static String value(Object[] attributes, String localName) {
        for (int i = 0; i < attributes.length; i += 2) {
            if (((QualifiedName) attributes[i]).is(null, localName)) return (String) attributes[i + 1];
        }
        return null;
    }

    /** Inserts an HTML element for a start tag and opens it. */
    Element insertHtml(TagToken tag) {
        return insertHtml(tag.name, attributes(tag));
    }

    /** Inserts an HTML element and opens it. */
    Element insertHtml(Name name, Object[] attributes) {
        Element element = insertClosed(name, attributes);
        open.push(element, name.tag);
        return element;
    }

    /** Inserts an HTML element that has neither content nor an end tag. */
    Element insertVoid(TagToken tag) {
        tag.selfClosing = false;
        return insertClosed(tag.name, attributes(tag));
    }

    private Element insertClosed(Name name, Object[] attributes) {
        text.flush();
        location.find();
        Element element = create(name.element, attributes);
        if (name.tag == STYLE && element instanceof HTMLStyleElement style) {
            style.open();
        }
        location.insert(element);
        return element;
    }

    /** Inserts an HTML element without attributes. */
    Element insertHtml(String name) {
        return insertHtml(tokenizer.names.get(name), new Object[0]);
    }

    /** Inserts an element of another namespace and opens it. */
    Element insertForeign(QualifiedName name, Object[] attributes, int type) {
        text.flush();
        location.find();
        Element element = create(name, attributes);
        if (element instanceof ScriptElement script) own(script);
        location.insert(element);
        open.push(element, type);
        return element;
    }

    /** Inserts a formatting element for a start tag, opens it and adds it to the list of active formatting elements. */
    void insertFormatting(TagToken tag) {
        Object[] attributes = attributes(tag);
        // Elements change their arrays.
        Element element = insertHtml(tag.name, attributes.length == 0 ? attributes : attributes.clone());
        formatting.push(new FormattingElements.Entry(element, tag.name, attributes));
    }

    /** Creates an element for a formatting element's start tag below a node, without inserting it. */
    static Element createLike(FormattingElements.Entry entry, Node intendedParent) {
        Element element = intendedParent.nodeDocument().createElement(entry.name().element);
        if (entry.attributes().length > 0) {
            element.parserSetAttributes(entry.attributes().clone());
        }
        return element;
    }

    void insertComment(String data) {
        text.flush();
        location.find();
        location.insert(location.parent.nodeDocument().createComment(data));
    }

    /** The first open element, or its substitute in a fragment. */
    Node root() {
        return fragment != null ? fragment : open.get(0);
    }

    void appendComment(Node parent, String data) {
        text.flush();
        parent.parserAppendChild(parent.nodeDocument().createComment(data));
    }

    /** The standard's reconstruct the active formatting elements. */
    void reconstructFormatting() {
        int index = formatting.size() - 1;
        if (index < 0 || isOpenOrMarker(index)) {
            return;
        }
        while (index > 0 && !isOpenOrMarker(index - 1)) {
            index--;
        }
        for (; index < formatting.size(); index++) {
            FormattingElements.Entry entry = formatting.get(index);
            Object[] attributes = entry.attributes();
            Element element = insertHtml(entry.name(), attributes.length == 0 ? attributes : attributes.clone());
            formatting.replace(index, entry.withElement(element));
        }
    }

    private boolean isOpenOrMarker(int index) {
        FormattingElements.Entry entry = formatting.get(index);
        return entry == null || open.has(entry.name().tag) && open.isOpen(entry.element());
    }

    void closeParagraph() {
        if (open.hasInButtonScope(Tags.P)) {
            closeOpenParagraph();
        }
    }

    /** Closes a paragraph that is in button scope. */
    void closeOpenParagraph() {
        generateImpliedEndTagsExcept(Tags.P);
        popUntil(Tags.P);
    }

    /** Follows the generic algorithm for elements that contain only text. */
    void insertText(TagToken tag, int state) {
        insertHtml(tag);
        tokenizer.state = state;
        originalMode = mode;
        mode = InsertionMode.TEXT;
    }

    void insertScript(TagToken tag) {
        Object[] attributes = attributes(tag);
        text.flush();
        location.find();
        Element script = create(tag.name.element, attributes);
        // Before it is inserted, since a script that no parser owns would start then.
        if (script instanceof ScriptElement element) own(element);
        location.insert(script);
        open.push(script, tag.name.tag);
        scriptStart = tokenizer.input.offset(tokenizer.input.position);
        tokenizer.state = States.SCRIPT_DATA;
        originalMode = mode;
        mode = InsertionMode.TEXT;
    }

    private void own(ScriptElement script) {
        script.parserDocument(document);
        script.forceAsync(false);
        script.alreadyStarted(isFragment());
    }

    /** Makes the parser's caller run a script before more text is read. */
    void waitFor(Element script) {
        if (!isFragment()) {
            pendingScript = script;
            tokenizer.suspend();
        }
    }

    /** Notes the encoding that a meta element names, for the caller. */
    void metaEncoding(String label) {
        encodingLabel = label;
        if (stopsAtEncodings) {
            tokenizer.suspend();
        }
    }

    /** The standard's reset the insertion mode appropriately. */
    void resetMode() {
        for (int i = open.size() - 1; i >= 0; i--) {
            boolean last = i == 0;
            int type = last && context != null ? contextType : open.type(i);
            InsertionMode found = modeOf(type, last);
            if (found != null) {
                mode = found;
                return;
            }
            if (type == HTML) {
                mode = head == null ? InsertionMode.BEFORE_HEAD : InsertionMode.AFTER_HEAD;
                return;
            }
        }
        mode = InsertionMode.IN_BODY;
    }

    private InsertionMode modeOf(int type, boolean last) {
        return switch (type) {
            case Tags.TD, Tags.TH -> last ? null : InsertionMode.IN_CELL;
            case Tags.TR -> InsertionMode.IN_ROW;
            case Tags.TBODY, Tags.THEAD, Tags.TFOOT -> InsertionMode.IN_TABLE_BODY;
            case Tags.CAPTION -> InsertionMode.IN_CAPTION;
            case Tags.COLGROUP -> InsertionMode.IN_COLUMN_GROUP;
            case TABLE -> InsertionMode.IN_TABLE;
            case TEMPLATE -> templateModes.getLast();
            case Tags.HEAD -> last ? null : InsertionMode.IN_HEAD;
            case Tags.BODY -> InsertionMode.IN_BODY;
            case Tags.FRAMESET -> InsertionMode.IN_FRAMESET;
            default -> null;
        };
    }

    void stopParsing() {
        text.flush();
        tokenizer.stop();
    }
}
