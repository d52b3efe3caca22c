package dev.gyre.page.css;

import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.idl.LegacyPlatformObject;
import java.util.List;
import java.util.function.Supplier;

/** The sheets of a document or shadow root as programs see them, live. */
public final class StyleSheetList extends LegacyPlatformObject {
    private final Supplier<List<CSSStyleSheet>> sheets;

    public StyleSheetList(DomRealm realm, Supplier<List<CSSStyleSheet>> sheets) {
        super(realm.shape("StyleSheetList"));
        this.sheets = sheets;
    }

    /** How many there are. */
    public long length() {
        return sheets.get().size();
    }

    /** The sheet at an index; null if there is none. */
    public CSSStyleSheet item(long index) {
        List<CSSStyleSheet> current = sheets.get();
        return index < current.size() ? current.get((int) index) : null;
    }

    @Override
    protected int indexedCount() {
        return sheets.get().size();
    }

    @Override
    protected Object indexedValue(int index) {
        return index < 0 ? null : item(index);
    }

    @Override
    public String className() {
        return "StyleSheetList";
    }
}
