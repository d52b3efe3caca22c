package dev.gyre.node.encoding;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.LongWork;
import java.nio.charset.CharacterCodingException;
import java.util.Arrays;

/** A decoder whose characters may be split over several pieces of input. */
final class TextDecoderObject extends JsObject {
    /** Bytes between two interrupt checks, and the number of steps that they count as. */
    private static final int PIECE = 1 << 12, PIECE_STEPS = 400;

    private final SingleByteEncoding single;
    private final CharacterReader reader;
    private final boolean fatal;
    private byte[] kept = new byte[0];

    TextDecoderObject(JsObject prototype, Encoding encoding, boolean fatal) {
        super(prototype);
        this.fatal = fatal;
        single = SingleByteEncoding.ofOrNull(encoding);
        reader = single != null ? null : CharacterReader.of(encoding.name());
    }

    /** Decodes the next piece; with the last one, everything that remains. */
    String decode(Realm realm, ByteView view, boolean isLast) throws CharacterCodingException {
        if (single != null) {
            String text = LongWork.get(realm, view.length(), () -> single.decodeOrNull(view, fatal));
            if (text == null) throw new CharacterCodingException();
            return text;
        }
        int before = kept.length;
        byte[] input = Arrays.copyOf(kept, before + view.length());
        System.arraycopy(view.bytes(), view.offset(), input, before, view.length());
        return decode(realm.agent(), input, before, isLast);
    }

    /**
     * As in Node, an error drops only the rest of its piece: the state does not change, and bytes of earlier pieces
     * that the error ended are decoded again.
     */
    private String decode(Agent agent, byte[] input, int before, boolean isLast) throws CharacterCodingException {
        StringBuilder text = new StringBuilder(input.length);
        int at = 0;
        int nextPoll = PIECE;
        while (at < input.length) {
            if (at >= nextPoll) {
                agent.pollBetweenPieces(PIECE_STEPS);
                nextPoll = at + PIECE;
            }
            int from = at;
            int point = reader.next(input, at, input.length);
            if (point == CharacterReader.INCOMPLETE && !isLast) break;
            at = point == CharacterReader.INCOMPLETE ? input.length : at + reader.length();
            if (point >= 0) {
                text.appendCodePoint(point);
            } else if (point != CharacterReader.NOTHING) {
                if (fatal) {
                    keep(input, at, from < before ? Math.max(before, at + reader.readAhead()) : at, isLast);
                    throw new CharacterCodingException();
                }
                text.append('\uFFFD');
            }
        }
        keep(input, at, input.length, isLast);
        return text.toString();
    }

    private void keep(byte[] input, int from, int to, boolean isLast) {
        kept = isLast || from >= to ? new byte[0] : Arrays.copyOfRange(input, from, to);
        if (isLast) reader.reset();
    }
}
