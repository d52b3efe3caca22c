package dev.gyre.page.css;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.css.conditions.MediaSettings;
import dev.gyre.page.css.syntax.Rule;
import dev.gyre.page.css.syntax.RuleParser;
import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Node;
import dev.gyre.page.idl.DOMException;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.selectors.SelectorNamespaces;
import java.util.function.Supplier;

/** A style sheet, <a href="https://drafts.csswg.org/cssom/#the-cssstylesheet-interface">CSSOM</a>. */
public final class CSSStyleSheet extends StyleSheet implements SelectorNamespaces {
    private final DomRealm realm;
    private final CSSRuleList rules;
    private final MediaList media;
    private Node ownerNode;
    private CSSRule ownerRule;
    private Document constructorDocument;
    private String href;
    private String title;
    private boolean disabled;
    private boolean modifiable = true;
    private Supplier<MediaSettings> settings = () -> MediaSettings.DEFAULT;
    /** Null while nothing loads what its rules import. */
    private ImportHost imports;

    private int version;

    /** An empty sheet. */
    public CSSStyleSheet(DomRealm realm, String media) {
        super(realm.shape("CSSStyleSheet"));
        this.realm = realm;
        this.rules = new CSSRuleList(realm);
        this.media = new MediaList(realm, media, this::changed);
    }

    static CSSStyleSheet construct(DomRealm realm, CSSStyleSheetInit options) {
        String queries = options.media instanceof MediaList list ? list.mediaText() : (String) options.media;
        return constructed(realm.document(), queries, options.disabled);
    }

    /** The sheet of an element or processing instruction. */
    public static CSSStyleSheet ofNode(
            DomRealm realm, Node owner, String text, String media, String title, String href) {
        CSSStyleSheet sheet = new CSSStyleSheet(realm, media);
        sheet.ownerNode = owner;
        sheet.title = title == null || title.isEmpty() ? null : title;
        sheet.href = href;
        sheet.replaceText(text);
        return sheet;
    }

    /** The sheet that a rule imports. */
    public static CSSStyleSheet ofImport(CSSImportRule rule, String text, String href) {
        CSSStyleSheet parent = rule.parentStyleSheet();
        CSSStyleSheet sheet = new CSSStyleSheet(parent.realm, rule.media().mediaText());
        sheet.ownerRule = rule;
        sheet.href = href;
        sheet.settings = parent.settings;
        sheet.imports = parent.imports;
        sheet.replaceText(text);
        return sheet;
    }

    /** A sheet that a program constructs; imports are not allowed in it. */
    public static CSSStyleSheet constructed(Document document, String media, boolean disabled) {
        CSSStyleSheet sheet = new CSSStyleSheet(document.realm(), media);
        sheet.constructorDocument = document;
        sheet.disabled = disabled;
        return sheet;
    }

    public DomRealm realm() {
        return realm;
    }

    /** The settings that its media queries are evaluated against. */
    public MediaSettings mediaSettings() {
        return settings.get();
    }

    /** Gives it those of a page. */
    public void mediaSettings(Supplier<MediaSettings> newSettings) {
        settings = newSettings;
    }

    /** Has the sheets loaded that its rules import, and those that programs insert. */
    public void imports(ImportHost host) {
        imports = host;
        for (CSSRule rule : rules.rules()) load(rule);
    }

    private void load(CSSRule rule) {
        if (imports != null && rule instanceof CSSImportRule wanted && wanted.isSupported()) imports.load(wanted);
    }

    /** A number that is another one after each change. */
    public int version() {
        return version;
    }

    void changed() {
        version++;
        if (ownerRule != null) {
            ownerRule.changed();
        }
    }

    // ---- what it says

    private void replaceText(String text) {
        rules.clear();
        boolean namespacesAllowed = true;
        boolean importsAllowed = constructorDocument == null;
        for (Rule rule : RuleParser.stylesheet(TokenList.of(text).all())) {
            CSSRule made = RuleFactory.make(rule, new RuleContext(this, null));
            if (made instanceof CSSImportRule && !importsAllowed
                    || made instanceof CSSNamespaceRule && !namespacesAllowed
                    || made == null) {
                continue;
            }
            if (!(made instanceof CSSLayerStatementRule)) {
                importsAllowed &= made instanceof CSSImportRule;
                namespacesAllowed &= made instanceof CSSImportRule || made instanceof CSSNamespaceRule;
            } else if (rules.rules().stream().anyMatch(one -> one instanceof CSSImportRule)) {
                importsAllowed = false;
            }
            rules.add(made);
            load(made);
        }
        changed();
    }

    /** The rules. */
    public CSSRuleList cssRules() {
        return rules;
    }

    @Override
    public String defaultNamespace() {
        return namespace("");
    }

    @Override
    public String namespace(String prefix) {
        String found = null;
        for (CSSRule rule : rules.rules()) {
            if (rule instanceof CSSNamespaceRule namespace && namespace.prefix().equals(prefix)) {
                found = namespace.namespaceURI();
            }
        }
        return found;
    }

    SelectorNamespaces namespaces() {
        return this;
    }

    // ---- changes by programs

    private void checkModifiable() {
        if (!modifiable) {
            throw new DomError("NotAllowedError", "Cannot modify a stylesheet while it is being replaced.");
        }
    }

    /** Parses a rule and inserts it. */
    public long insertRule(String text, long index) {
        checkModifiable();
        if (constructorDocument != null
                && RuleParser.single(TokenList.of(text).all()) instanceof Rule.At at
                && at.name().equals("import")) {
            throw DomError.syntax("Can't insert @import rules into a constructed stylesheet.");
        }
        long result = RuleInsertion.insert(rules, text, index, new RuleContext(this, null));
        load(rules.rules().get((int) result));
        changed();
        return result;
    }

    /** Removes the rule at an index. */
    public void deleteRule(long index) {
        checkModifiable();
        rules.remove(index);
        changed();
    }

    // https://drafts.csswg.org/cssom/#dom-cssstylesheet-addrule
    /** Appends, with an index of -1, or inserts a style rule; always -1. */
    public int addRule(String selector, String block, int index) {
        insertRule(selector + " { " + block + (block.isEmpty() ? "" : " ") + "}", index < 0 ? rules.length() : index);
        return -1;
    }

    /** Whether a program has constructed it. */
    public boolean isConstructed() {
        return constructorDocument != null;
    }

    /** Replaces all rules of a constructed sheet. */
    public void replaceSync(String text) {
        if (constructorDocument == null) {
            throw new DomError("NotAllowedError", "Can't call replaceSync on non-constructed CSSStyleSheets.");
        }
        checkModifiable();
        replaceText(text);
    }

    // https://drafts.csswg.org/cssom/#dom-cssstylesheet-replace
    /** As {@link #replaceSync}, with a promise of this sheet. */
    public JsObject replace(String text) {
        try {
            replaceSync(text);
            return PromiseObject.resolved(realm.realm(), this);
        } catch (DomError error) {
            return PromiseObject.rejected(
                    realm.realm(), DOMException.create(realm.interfaces(), error.getMessage(), error.name()));
        }
    }

    /** Forbids and allows changes, as while {@code replace()} is under way. */
    public void modifiable(boolean value) {
        modifiable = value;
    }

    // ---- https://drafts.csswg.org/cssom/#the-stylesheet-interface

    @Override
    public String type() {
        return "text/css";
    }

    @Override
    public String href() {
        return href;
    }

    @Override
    public Node ownerNode() {
        return ownerNode;
    }

    /** Ends the relation to the node, which is no longer in a document. */
    public void clearOwnerNode() {
        ownerNode = null;
    }

    /** The rule that imports it; null for none. */
    public CSSRule ownerRule() {
        return ownerRule;
    }

    @Override
    public CSSStyleSheet parentStyleSheet() {
        return ownerRule == null ? null : ownerRule.parentStyleSheet();
    }

    /** The document that a constructed sheet was constructed for; null for others. */
    public Document constructorDocument() {
        return constructorDocument;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public MediaList media() {
        return media;
    }

    @Override
    public boolean disabled() {
        return disabled;
    }

    @Override
    public void disabled(boolean value) {
        if (disabled != value) {
            disabled = value;
            changed();
        }
    }

    /** Whether it applies: it is enabled and its media queries match. */
    public boolean applies() {
        return !disabled && media.matches(mediaSettings());
    }

    @Override
    public String className() {
        return "CSSStyleSheet";
    }
}
