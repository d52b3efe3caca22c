package dev.gyre.node.binding;

import dev.gyre.engine.object.JsObject;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** A decoder whose characters may lie in several pieces of input. */
final class TextDecoderObject extends JsObject {
    private final SingleByteEncoding single;
    private final CharsetDecoder decoder;
    private final boolean fatal;
    private byte[] kept = new byte[0];

    TextDecoderObject(JsObject prototype, String name, String charset, boolean fatal) {
        super(prototype);
        this.fatal = fatal;
        single = SingleByteEncoding.ofOrNull(name, charset);
        CodingErrorAction action = fatal ? CodingErrorAction.REPORT : CodingErrorAction.REPLACE;
        decoder = single != null ? null : Charset.forName(charset).newDecoder().onMalformedInput(action).onUnmappableCharacter(action).replaceWith("\uFFFD");
    }

    /** Java counts two wrong things as one where a surrogate has no partner; here they become wrong by themselves. */
    private void mend(byte[] input) {
        if (decoder.charset() == StandardCharsets.UTF_8) TextEncodings.breakSurrogates(input);
        int high = decoder.charset() == StandardCharsets.UTF_16BE ? 0 : 1;
        if (high == 1 && decoder.charset() != StandardCharsets.UTF_16LE) return;
        for (int i = 0; i + 3 < input.length; i += 2) {
            if ((input[i + high] & 0xFC) != 0xD8 || (input[i + 2 + high] & 0xFC) == 0xDC) {
                if ((input[i + high] & 0xFC) == 0xD8) i += 2; // A pair.
                continue;
            }
            input[i + high] = (byte) 0xFF;
            input[i + 1 - high] = (byte) 0xFD;
        }
    }

    /** The text of the next piece; of the last one all that is left. */
    String decode(ByteView view, boolean isLast) throws CharacterCodingException {
        if (single != null) {
            String text = single.decodeOrNull(view, fatal);
            if (text == null) throw new CharacterCodingException();
            return text;
        }
        ByteBuffer input = ByteBuffer.allocate(kept.length + view.length()).put(kept).put(view.bytes(), view.offset(), view.length()).flip();
        if (!fatal) mend(input.array());
        CharBuffer output = CharBuffer.allocate((int) (input.remaining() * decoder.maxCharsPerByte()) + 8);
        CoderResult result = decoder.decode(input, output, isLast);
        if (isLast && !result.isError()) result = decoder.flush(output);
        if (isLast || result.isError()) decoder.reset();
        kept = new byte[result.isError() ? 0 : input.remaining()];
        if (result.isError()) result.throwException();
        input.get(kept);
        return output.flip().toString();
    }
}
