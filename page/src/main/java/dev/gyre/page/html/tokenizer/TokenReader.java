package dev.gyre.page.html.tokenizer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;

/** Reads a text into tokens without building a tree, for tools. */
public final class TokenReader {
    private final InputBuffer input = new InputBuffer();
    private final Names names = new Names();
    private final Consumer<ParseError> errors;
    private final Tokenizer tokenizer;
    private final List<Token> tokens = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private int textStart;

    /**
     * A reader.
     *
     * @param errors is given each parse error, those of the input stream first
     */
    public TokenReader(Consumer<ParseError> errors) {
        this.errors = errors;
        this.tokenizer = new Tokenizer(input, new Collector(), names, true);
        input.reportErrors(new InputErrors(this::report));
    }

    /** The states that a reader can begin in. */
    public enum InitialState {
        DATA(States.DATA),
        PLAINTEXT(States.PLAINTEXT),
        RCDATA(States.RCDATA),
        RAWTEXT(States.RAWTEXT),
        SCRIPT_DATA(States.SCRIPT_DATA),
        CDATA_SECTION(States.CDATA_SECTION);

        private final int state;

        InitialState(int state) {
            this.state = state;
        }
    }

    /** Sets the state, and the name of the last start tag or null, before anything is read. */
    public void begin(InitialState state, String lastStartTag) {
        tokenizer.state = state.state;
        tokenizer.lastStartTag = lastStartTag == null ? null : names.get(lastStartTag);
    }

    /** Reads more text. */
    public void append(String more) {
        input.append(more);
        tokenizer.run();
    }

    /** Ends the text and returns all tokens. */
    public List<Token> close() {
        input.close();
        tokenizer.run();
        return tokens;
    }

    private void report(ParseErrorCode code, int offset) {
        errors.accept(new ParseError(
                code, offset, input.lines().line(offset), input.lines().column(offset)));
    }

    private void endText() {
        if (!text.isEmpty()) {
            tokens.add(new Token.Characters(textStart, text.toString()));
            text.setLength(0);
        }
    }

    private final class Collector implements TokenHandler {
        @Override
        public void startTag(TagToken tag) {
            endText();
            var attributes = new LinkedHashMap<String, String>();
            for (int i = 0; i < tag.attributeCount; i++) {
                attributes.put(tag.attributeNames[i].text, tag.attributeValues[i]);
            }
            tokens.add(new Token.StartTag(
                    tag.start, tag.name.text, Collections.unmodifiableMap(attributes), tag.selfClosing));
        }

        @Override
        public void endTag(TagToken tag) {
            endText();
            tokens.add(new Token.EndTag(tag.start, tag.name.text));
        }

        @Override
        public void characters(char[] chars, int from, int to) {
            if (text.isEmpty()) {
                textStart = tokens.isEmpty() ? 0 : input.offset(input.position) - (to - from);
            }
            text.append(chars, from, to - from);
        }

        @Override
        public void comment(String data) {
            endText();
            tokens.add(new Token.Comment(tokenizer.tokenStart, data));
        }

        @Override
        public void doctype(String name, String publicId, String systemId, boolean forceQuirks) {
            endText();
            tokens.add(new Token.Doctype(tokenizer.tokenStart, name, publicId, systemId, forceQuirks));
        }

        @Override
        public void endOfFile() {
            endText();
        }

        @Override
        public boolean inForeignContent() {
            return false;
        }

        @Override
        public void error(ParseErrorCode code, int offset) {
            report(code, offset);
        }
    }
}
