package dev.gyre.page.css;

import dev.gyre.page.css.conditions.MediaQuery;
import dev.gyre.page.css.conditions.MediaSettings;
import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.idl.LegacyPlatformObject;
import java.util.ArrayList;
import java.util.List;

/** A list of media queries, <a href="https://drafts.csswg.org/cssom/#the-medialist-interface">CSSOM</a>. */
public final class MediaList extends LegacyPlatformObject {
    private final Runnable onChange;
    private List<MediaQuery> queries;

    /** @param onChange called after each change by a program */
    public MediaList(DomRealm realm, String text, Runnable onChange) {
        super(realm.shape("MediaList"));
        this.onChange = onChange;
        this.queries = parse(text);
    }

    private static List<MediaQuery> parse(String text) {
        List<MediaQuery> queries = new ArrayList<>();
        TokenRange range = TokenList.of(text).all().trim();
        if (!range.isEmpty()) {
            for (TokenRange part : range.splitAtCommas()) {
                queries.add(MediaQuery.parse(part));
            }
        }
        return queries;
    }

    /** The queries, separated by commas. */
    public String mediaText() {
        return String.join(", ", queries.stream().map(MediaQuery::toString).toList());
    }

    /** Replaces the queries. */
    public void mediaText(String text) {
        queries = parse(text);
        onChange.run();
    }

    /** How many there are. */
    public long length() {
        return queries.size();
    }

    /** The query at an index; null if there is none. */
    public String item(long index) {
        return index < queries.size() ? queries.get((int) index).toString() : null;
    }

    /** Whether any query matches, or there is none. */
    public boolean matches(MediaSettings settings) {
        if (queries.isEmpty()) {
            return true;
        }
        for (MediaQuery query : queries) {
            if (query.matches(settings)) {
                return true;
            }
        }
        return false;
    }

    /** Adds a query that is not in it yet. */
    public void appendMedium(String text) {
        List<MediaQuery> parsed = parse(text);
        if (parsed.size() == 1
                && queries.stream()
                        .noneMatch(
                                one -> one.toString().equals(parsed.getFirst().toString()))) {
            queries.add(parsed.getFirst());
            onChange.run();
        }
    }

    /** Removes a query. */
    public void deleteMedium(String text) {
        List<MediaQuery> parsed = parse(text);
        if (parsed.size() != 1) {
            return;
        }
        if (!queries.removeIf(one -> one.toString().equals(parsed.getFirst().toString()))) {
            throw DomError.notFound("Failed to delete '" + text + "'.");
        }
        onChange.run();
    }

    @Override
    protected int indexedCount() {
        return queries.size();
    }

    @Override
    protected Object indexedValue(int index) {
        return index >= 0 && index < queries.size() ? queries.get(index).toString() : null;
    }

    @Override
    public String toString() {
        return mediaText();
    }

    @Override
    public String className() {
        return "MediaList";
    }
}
