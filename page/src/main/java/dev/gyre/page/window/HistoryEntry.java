package dev.gyre.page.window;

/** An entry of the history; each is equal only to itself. */
public final class HistoryEntry {
    private final Object document;
    private final String url;
    private final Object state;

    /**
     * @param document what document it belongs to: entries with the same one are reached without loading
     * @param state what pushState was given
     */
    public HistoryEntry(Object document, String url, Object state) {
        this.document = document;
        this.url = url;
        this.state = state;
    }

    public Object document() {
        return document;
    }

    public String url() {
        return url;
    }

    public Object state() {
        return state;
    }
}
