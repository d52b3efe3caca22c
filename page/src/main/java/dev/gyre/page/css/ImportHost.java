package dev.gyre.page.css;

/** What loads the sheets that rules import. */
public interface ImportHost {
    // https://drafts.csswg.org/css-cascade/#fetch-an-import
    /** Loads the sheet of a rule and gives it to the rule. */
    void load(CSSImportRule rule);
}
