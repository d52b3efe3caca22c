package dev.gyre.page.css;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.css.conditions.MediaSettings;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.EventTarget;
import java.util.function.Supplier;

/** What {@code matchMedia} returns, <a href="https://drafts.csswg.org/cssom-view/#the-mediaquerylist-interface">CSSOM View</a>. The page fires change at it after its settings have changed. */
public final class MediaQueryList extends EventTarget {
    private final DomRealm realm;
    private final MediaList queries;
    private final Supplier<MediaSettings> settings;
    private boolean reported;

    public MediaQueryList(DomRealm realm, String text, Supplier<MediaSettings> settings) {
        super(realm.shape("MediaQueryList"));
        this.realm = realm;
        this.queries = new MediaList(realm, text, () -> {});
        this.settings = settings;
        this.reported = matches();
    }

    @Override
    public DomRealm domRealm() {
        return realm;
    }

    /** The queries. */
    public String media() {
        return queries.mediaText();
    }

    /** Whether they match now. */
    public boolean matches() {
        return queries.matches(settings.get());
    }

    /** Whether that is another answer than when this was last asked, so that change must be fired. */
    public boolean hasChanged() {
        boolean before = reported;
        reported = matches();
        return before != reported;
    }

    // https://drafts.csswg.org/cssom-view/#dom-mediaquerylist-addlistener
    public void addListener(JsObject callback) {
        addEventListener("change", callback, Boolean.FALSE);
    }

    public void removeListener(JsObject callback) {
        removeEventListener("change", callback, Boolean.FALSE);
    }

    @Override
    public String className() {
        return "MediaQueryList";
    }
}
