package dev.gyre.page.html.tokenizer;

/**
 * The standard's tokenizer: reads the {@link InputBuffer} and calls a {@link TokenHandler}. It continues wherever the text ended or it was suspended. The states are in families, one class each, so that
 * HotSpot compiles all of them.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#tokenization">Tokenization</a>
 */
public final class Tokenizer {
    public final InputBuffer input;
    public final TokenHandler handler;
    public final Names names;
    public final boolean reportsErrors;

    public int state = States.DATA;
    /** The state to return to from the end tag and reference states. */
    int returnState;
    /** Set when the next characters are needed together and not all there. */
    boolean starved;

    private boolean suspended;
    private boolean ended;

    final TagToken tag = new TagToken();
    boolean endTag;
    /** The name of the last start tag, for {@link #isAppropriateEndTag}. */
    Name lastStartTag;
    /** The part of a name, value, comment or identifier that does not stand so in the input or was read before. */
    final TextBuffer pending = new TextBuffer();
    /** The hash of the name in {@link #pending}. */
    int hash;
    /** Whether the attribute that is read is kept, since it is not a duplicate. */
    boolean attributeKept;
    /** Where the tag or markup declaration that is read began, an offset of the network's text. */
    int tokenStart;

    private final TextStates text;
    private final TagStates tags;
    private final AttributeStates attributes;
    private final CommentStates comments;
    private final ReferenceStates references;
    private ScriptStates scripts;
    private DoctypeStates doctypes;

    public Tokenizer(InputBuffer input, TokenHandler handler, Names names, boolean reportsErrors) {
        this.input = input;
        this.handler = handler;
        this.names = names;
        this.reportsErrors = reportsErrors;
        text = new TextStates(this);
        tags = new TagStates(this);
        attributes = new AttributeStates(this);
        comments = new CommentStates(this);
        references = new ReferenceStates(this);
    }

    /** Reads until the text ends or the handler suspends. */
    public void run() {
        suspended = false;
        starved = false;
        while (!suspended && !ended) {
            if (input.position < input.limit && !starved) {
                readFamily();
            } else if (input.endsAtLimit()) {
                starved = false;
                endFamily();
            } else {
                return;
            }
        }
    }

    private void readFamily() {
        switch (state / States.FAMILY) {
            case 0 -> text.read();
            case 1 -> tags.read();
            case 2 -> scripts().read();
            case 3 -> attributes.read();
            case 4 -> comments.read();
            case 5 -> doctypes().read();
            default -> references.read();
        }
    }

    private void endFamily() {
        switch (state / States.FAMILY) {
            case 0 -> text.end();
            case 1 -> tags.end();
            case 2 -> scripts().end();
            case 3 -> attributes.end();
            case 4 -> comments.end();
            case 5 -> doctypes().end();
            default -> references.end();
        }
    }

    private ScriptStates scripts() {
        if (scripts == null) {
            scripts = new ScriptStates(this);
        }
        return scripts;
    }

    private DoctypeStates doctypes() {
        if (doctypes == null) {
            doctypes = new DoctypeStates(this);
        }
        return doctypes;
    }

    /** Makes {@link #run} return before the next token. */
    public void suspend() {
        suspended = true;
    }

    public boolean isSuspended() {
        return suspended;
    }

    /** Whether the end-of-file token has been emitted. */
    public boolean hasEnded() {
        return ended;
    }

    /** Emits the end-of-file token. */
    void endOfFile() {
        ended = true;
        handler.endOfFile();
    }

    /** No more tokens come. */
    public void stop() {
        ended = true;
    }

    /** Notes an error at an index of the input's characters. */
    public void error(ParseErrorCode code, int index) {
        if (reportsErrors) {
            handler.error(code, input.offset(index));
        }
    }

    /** Notes an error at the character that is read next. */
    public void error(ParseErrorCode code) {
        error(code, input.position);
    }

    void beginTag(boolean end) {
        endTag = end;
        tag.begin(tokenStart);
        pending.length = 0;
        hash = 0;
    }

    /** Emits the tag; the tokenizer is in the data state unless the handler changes that. */
    void emitTag() {
        state = States.DATA;
        if (!endTag) {
            lastStartTag = tag.name;
            handler.startTag(tag);
            return;
        }
        if (tag.attributeCount > 0) {
            error(ParseErrorCode.END_TAG_WITH_ATTRIBUTES, input.position - 1);
        }
        if (tag.selfClosing) {
            error(ParseErrorCode.END_TAG_WITH_TRAILING_SOLIDUS, input.position - 1);
        }
        handler.endTag(tag);
    }

    /** Whether the end tag that is read is the one of the last start tag. */
    boolean isAppropriateEndTag(Name name) {
        return name == lastStartTag;
    }

    /** Emits what the buffer has as characters, after which it is empty. */
    void emitPending() {
        int length = pending.length;
        pending.length = 0;
        if (length > 0) {
            handler.characters(pending.chars, 0, length);
        }
    }

    /** The text that ends at an index of the input and of which the part since another index is not in {@link #pending} yet; empties that. */
    String takeText(int from, int to) {
        char[] chars = input.chars;
        if (pending.length == 0) {
            return from == to ? "" : new String(chars, from, to - from);
        }
        pending.append(chars, from, to);
        return pending.take();
    }

    /** Like {@link #takeText} for a name, given its hash. */
    Name takeName(int from, int to, int nameHash) {
        if (pending.length == 0) {
            return names.get(input.chars, from, to, nameHash);
        }
        pending.append(input.chars, from, to);
        int length = pending.length;
        pending.length = 0;
        return names.get(pending.chars, 0, length, nameHash);
    }
}
