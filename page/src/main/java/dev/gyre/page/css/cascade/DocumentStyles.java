package dev.gyre.page.css.cascade;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.css.CSSStyleSheet;
import dev.gyre.page.css.DeclarationBlock;
import dev.gyre.page.css.DeclarationScope;
import dev.gyre.page.css.ImportHost;
import dev.gyre.page.css.MediaList;
import dev.gyre.page.css.StyleSheetList;
import dev.gyre.page.css.conditions.MediaSettings;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Text;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.selectors.AttributeStates;
import dev.gyre.page.selectors.ElementStates;
import dev.gyre.page.selectors.ElementStatesHost;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/**
 * The sheets of a document and its shadow roots: those of its style elements, which are read when they are asked for, those that the page has loaded for other nodes, and adopted
 * ones. It makes the document's styles from them.
 */
public final class DocumentStyles implements StyleSource {
    private record Inline(String text, DeclarationBlock block) {}

    /** A style element's sheet with what it was made from. */
    private record ElementSheet(String text, String media, CSSStyleSheet sheet) {}

    /** The sheets of a tree as of a version of the document. */
    private record TreeSheets(int version, List<Element> owners) {}

    private final Document document;
    private final StyleEngine engine;
    private final Map<Element, Inline> inline = new WeakHashMap<>();
    private final Map<Element, ElementSheet> elementSheets = new WeakHashMap<>();
    private final Map<Element, CSSStyleSheet> loaded = new WeakHashMap<>();
    private final Map<Node, JsObject> adopted = new WeakHashMap<>();
    /** The style elements whose text policies forbid. */
    private final Set<Element> forbidden = Collections.newSetFromMap(new WeakHashMap<>());

    private final Map<Node, TreeSheets> owners = new WeakHashMap<>();
    private final Map<Node, StyleSheetList> lists = new IdentityHashMap<>();
    private MediaSettings settings = MediaSettings.DEFAULT;
    private int stateVersion;

    public DocumentStyles(Document document, ElementStates states) {
        this.document = document;
        this.engine = new StyleEngine(document, states, this);
    }

    /** Those of a document, which keeps them. */
    public static DocumentStyles of(Document document) {
        if (document.styles() instanceof DocumentStyles known) {
            return known;
        }
        DocumentStyles made = new DocumentStyles(
                document,
                document.realm().host() instanceof ElementStatesHost host
                        ? host.elementStates()
                        : new AttributeStates());
        document.styles(made);
        return made;
    }

    /** The list of the sheets of a document or shadow root that programs see, always the same one. */
    public StyleSheetList list(Node root) {
        return lists.computeIfAbsent(root, key -> new StyleSheetList(document.realm(), () -> ownSheets(key)));
    }

    /** The styles of the elements. */
    public StyleEngine engine() {
        return engine;
    }

    @Override
    public MediaSettings mediaSettings() {
        return settings;
    }

    /** Changes the settings that media queries are evaluated against. */
    public void mediaSettings(MediaSettings newSettings) {
        settings = newSettings;
    }

    @Override
    public int stateVersion() {
        return stateVersion;
    }

    /** To be called after a change of focus, of a control's value or checkedness, or of any other state that selectors ask for. */
    public void stateChanged() {
        stateVersion++;
    }

    /** Gives a node, such as a link element, the sheet that has been loaded for it; null takes it away. */
    public void loaded(Element owner, CSSStyleSheet sheet) {
        CSSStyleSheet old = loaded.remove(owner);
        if (old != null) old.clearOwnerNode();
        if (sheet != null) {
            attach(sheet);
            loaded.put(owner, sheet);
        }
    }

    /** The attribute media of a link may have changed. */
    public void mediaChanged(Element link) {
        CSSStyleSheet sheet = loaded.get(link);
        if (sheet == null) {
            return;
        }
        String media = link.attribute("media");
        MediaList list = sheet.media();
        if (!list.mediaText().equals(media == null ? "" : media)) {
            list.mediaText(media == null ? "" : media);
        }
    }

    // https://drafts.csswg.org/cssom/#remove-a-css-style-sheet
    /** Removes the sheet of a style element, which gets another one when it is asked for. */
    public void remove(Element style) {
        ElementSheet old = elementSheets.remove(style);
        if (old != null) old.sheet.clearOwnerNode();
    }

    // https://www.w3.org/TR/CSP3/#should-block-inline
    /** Whether policies forbid a style element to have a sheet. */
    public void forbidden(Element style, boolean value) {
        if (value) forbidden.add(style);
        else forbidden.remove(style);
    }

    // https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
    /** The array of adopted sheets that programs see and change. */
    public JsObject adoptedArray(Node root) {
        return adopted.computeIfAbsent(root, key -> ObjectOperations.createArrayFromList(realm(), List.of()));
    }

    private Realm realm() {
        return document.realm().realm();
    }

    /** Replaces the adopted sheets by those of an iterable object. */
    public void adopt(Node root, Object sheets) {
        List<Object> list = new ArrayList<>();
        for (Object value : IteratorOperations.iterableToList(realm(), sheets)) {
            if (!(value instanceof CSSStyleSheet sheet)) {
                throw Errors.typeError("Failed to convert value to 'CSSStyleSheet'.");
            }
            if (!sheet.isConstructed()) {
                throw new DomError("NotAllowedError", "Can't adopt non-constructed stylesheets.");
            }
            list.add(sheet);
        }
        adopted.put(root, ObjectOperations.createArrayFromList(realm(), list));
        stateVersion++;
    }

    /** Replaces the adopted sheets of a document or shadow root. */
    public void adopted(Node root, List<CSSStyleSheet> sheets) {
        adopted.put(root, ObjectOperations.createArrayFromList(realm(), new ArrayList<>(sheets)));
        stateVersion++;
    }

    /** The adopted sheets of a document or shadow root. */
    public List<CSSStyleSheet> adopted(Node root) {
        JsObject array = adopted.get(root);
        if (array == null) {
            return List.of();
        }
        List<CSSStyleSheet> sheets = new ArrayList<>();
        for (Object value : ObjectOperations.createListFromArrayLike(array)) {
            if (value instanceof CSSStyleSheet sheet) {
                sheets.add(sheet);
            }
        }
        return sheets;
    }

    // ---- sheets

    @Override
    public List<CSSStyleSheet> sheets(Node root) {
        List<CSSStyleSheet> sheets = ownSheets(root);
        sheets.addAll(adopted(root));
        return sheets;
    }

    /** Those of nodes, in tree order, which {@code document.styleSheets} has. */
    public List<CSSStyleSheet> ownSheets(Node root) {
        List<CSSStyleSheet> sheets = new ArrayList<>();
        for (Element owner : owners(root)) {
            CSSStyleSheet sheet = sheet(owner);
            if (sheet != null) {
                sheets.add(sheet);
            }
        }
        return sheets;
    }

    private List<Element> owners(Node root) {
        TreeSheets known = owners.get(root);
        if (known != null && known.version == document.treeVersion()) {
            return known.owners;
        }
        List<Element> found = new ArrayList<>();
        for (Node node = root; node != null; node = node.nextInTree(root)) {
            if (node instanceof Element element && (isStyle(element) || element.isHtml("link"))) {
                found.add(element);
            }
        }
        owners.put(root, new TreeSheets(document.treeVersion(), found));
        return found;
    }

    private static boolean isStyle(Element element) {
        return element.isHtml("style") || element.localName() == "style" && element.namespaceURI() == Namespaces.SVG;
    }

    /** The sheet of a style or link element; null if it has none. */
    public CSSStyleSheet sheet(Element owner) {
        if (!isStyle(owner)) {
            return loaded.get(owner);
        }
        String type = owner.attribute("type");
        if (forbidden.contains(owner)
                || !owner.isConnected()
                || type != null && !type.isEmpty() && !type.equalsIgnoreCase("text/css")) {
            remove(owner);
            return null;
        }
        String text = text(owner);
        ElementSheet known = elementSheets.get(owner);
        if (known == null || !known.text.equals(text)) {
            remove(owner);
            String media = owner.attribute("media");
            CSSStyleSheet sheet = CSSStyleSheet.ofNode(
                    document.realm(), owner, text, media == null ? "" : media, owner.attribute("title"), null);
            attach(sheet);
            known = new ElementSheet(text, media, sheet);
            elementSheets.put(owner, known);
        }
        return withMedia(owner, known);
    }

    private void attach(CSSStyleSheet sheet) {
        sheet.mediaSettings(this::mediaSettings);
        if (document.realm().host() instanceof ImportHost host) sheet.imports(host);
    }

    private CSSStyleSheet withMedia(Element owner, ElementSheet known) {
        String media = owner.attribute("media");
        if (media == null ? known.media != null : !media.equals(known.media)) {
            known.sheet.media().mediaText(media == null ? "" : media);
            elementSheets.put(owner, new ElementSheet(known.text, media, known.sheet));
        }
        return known.sheet;
    }

    private static String text(Element owner) {
        Node first = owner.firstChild();
        if (first instanceof Text only && first.nextSibling() == null) {
            return only.data();
        }
        StringBuilder text = new StringBuilder();
        for (Node node = first; node != null; node = node.nextSibling()) {
            if (node instanceof Text part) {
                text.append(part.data());
            }
        }
        return text.toString();
    }

    @Override
    public DeclarationBlock inlineStyle(Element element) {
        String text = element.attribute("style");
        if (text == null || element.isStyleForbidden()) {
            return null;
        }
        Inline known = inline.get(element);
        if (known == null || !known.text.equals(text)) {
            known = new Inline(text, DeclarationBlock.parse(text, DeclarationScope.STYLE));
            inline.put(element, known);
        }
        return known.block;
    }
}
