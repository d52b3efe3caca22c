package dev.gyre.page.window;

/**
 * An entry of the history.
 *
 * @param document what document it belongs to: entries with the same one are reached without loading
 * @param state what pushState was given
 */
public record HistoryEntry(Object document, String url, Object state) {}
