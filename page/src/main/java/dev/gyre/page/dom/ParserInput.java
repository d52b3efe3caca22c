package dev.gyre.page.dom;

/** What a document's active parser reads, for document.write, https://html.spec.whatwg.org/#dynamic-markup-insertion. */
public interface ParserInput {
    /** Whether there is an insertion point: a script that the parser waits for is running, or document.open made the parser. */
    boolean hasInsertionPoint();

    /** Inserts text at the insertion point and parses up to it, which runs the scripts in the text. */
    void write(String text);

    /** Ends the input of a parser that document.open made; does nothing for others. */
    void close();
}
