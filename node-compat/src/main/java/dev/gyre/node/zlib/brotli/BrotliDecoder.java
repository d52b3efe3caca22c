package dev.gyre.node.zlib.brotli;

import dev.gyre.node.zlib.codec.ZlibException;
import dev.gyre.node.zlib.codec.ZlibStream;

/**
 * Decompresses Brotli. Its work is divided into steps that first read and then change state, so that a step can be
 * repeated if the input ends in it.
 */
// RFC 7932, section 10
public final class BrotliDecoder extends ZlibStream {
    /** The flush value for the end of the input. */
    private static final int OPERATION_FINISH = 2;

    private static final int LARGEST_WORD = 64;

    /** The next step. */
    private enum Place {
        WINDOW,
        HEAD,
        METADATA,
        UNCOMPRESSED,
        COMMAND,
        LITERALS,
        DISTANCE,
        COPY,
        BLOCK_END,
        END
    }

    private final boolean largeAllowed;
    private final BitInput input = new BitInput();
    private final byte[] word = new byte[LARGEST_WORD];
    private Window window;
    private LastDistances lastDistances;
    private boolean large;
    private int reach;
    private Place place;
    private MetaBlock block;
    private int insertLeft;
    private int copyLength;
    private int copyLeft;
    private int distance;
    private boolean lastDistance;
    private boolean done = true;

    /** @param largeAllowed whether windows may be larger than 16 MiB */
    public BrotliDecoder(boolean largeAllowed) {
        this.largeAllowed = largeAllowed;
        reset();
    }

    @Override
    public void reset() {
        input.clear();
        window = new Window();
        lastDistances = new LastDistances();
        place = Place.WINDOW;
        done = true;
    }

    @Override
    public void input(byte[] bytes, int offset, int count) {
        if (place == Place.END) input.clear();
        input.append(bytes, offset, count);
        done = false;
    }

    @Override
    protected void produce(int flush, int most) throws ZlibException {
        boolean starved = false;
        while (!starved && place != Place.END && length() < most) {
            long limit = window.limit(most - length());
            try {
                while (place != Place.END && window.produced() < limit) {
                    input.mark();
                    step(limit);
                }
                input.mark();
            } catch (BitInput.Starved ended) {
                starved = true;
            }
            take(most);
        }
        take(most);
        done = window.pending() == 0 && (starved || place == Place.END);
        if (!done) return;
        input.keep();
        if (starved && flush == OPERATION_FINISH) throw ZlibException.endOfFile();
    }

    private void take(int most) {
        advance(window.take(piece(), length(), most - length()));
    }

    private void step(long limit) throws ZlibException {
        switch (place) {
            case WINDOW -> readWindow();
            case HEAD -> readHead();
            case METADATA -> skipMetadata();
            case UNCOMPRESSED -> copyBytes(limit);
            case COMMAND -> readCommand();
            case LITERALS -> readLiterals(limit);
            case DISTANCE -> readDistance();
            case COPY -> copy(limit);
            case BLOCK_END -> endBlock();
            case END -> throw new IllegalStateException("the stream has ended");
        }
    }

    // RFC 7932, section 9.1; large windows are an extension of it
    private void readWindow() throws ZlibException {
        int bits = 16;
        large = false;
        if (input.read(1) == 1) {
            int high = input.read(3);
            int low = high == 0 ? input.read(3) : 0;
            bits = high > 0 ? 17 + high : low == 0 ? 17 : 8 + low;
            if (low == 1) {
                bits = largeAllowed && input.read(1) == 0 ? input.read(6) : 0;
                large = true;
            }
        }
        if (bits < 10 || bits > 30) throw FormatError.WINDOW_BITS.exception();
        window.setBits(bits);
        reach = (1 << bits) - 16;
        place = Place.HEAD;
    }

    private void readHead() throws ZlibException {
        block = MetaBlock.read(input, large);
        boolean whole = block.kind == MetaBlock.Kind.UNCOMPRESSED || block.kind == MetaBlock.Kind.METADATA;
        if (whole && !input.align()) throw FormatError.PADDING_1.exception();
        place = switch (block.kind) {
            case EMPTY -> Place.BLOCK_END;
            case METADATA -> Place.METADATA;
            case UNCOMPRESSED -> Place.UNCOMPRESSED;
            case COMPRESSED -> Place.COMMAND;
        };
    }

    private void skipMetadata() {
        block.left -= input.skip(block.left);
        if (block.left == 0) place = Place.BLOCK_END;
        else starve();
    }

    private void copyBytes(long limit) {
        int most = (int) Math.min(block.left, limit - window.produced());
        int size = window.fill(input, most);
        block.left -= size;
        if (block.left == 0) place = Place.BLOCK_END;
        else if (size == 0) starve();
    }

    /** Waits for more input; everything read in this step is kept. */
    private void starve() {
        input.mark();
        throw new BitInput.Starved();
    }

    // RFC 7932, section 5
    private void readCommand() {
        if (block.commands.atEnd()) {
            block.commands.next(input);
            input.mark();
        }
        int symbol = input.symbol(block.commandCode());
        int cell = symbol >> 6;
        int insert = LengthCode.INSERT.read(input, LengthCode.INSERT_CELL[cell] + (symbol >> 3 & 7));
        copyLength = LengthCode.COPY.read(input, LengthCode.COPY_CELL[cell] + (symbol & 7));
        lastDistance = symbol < LengthCode.FIRST_WITH_DISTANCE;
        insertLeft = insert;
        block.commands.used();
        place = insert > 0 ? Place.LITERALS : Place.DISTANCE;
    }

    private void readLiterals(long limit) {
        int most = (int) Math.min(insertLeft, limit - window.produced());
        int before = window.back(2), last = window.back(1);
        for (int i = 0; i < most; i++) {
            if (block.literals.atEnd()) {
                input.mark();
                block.literals.next(input);
            }
            input.mark();
            byte[] contexts = block.literalContexts();
            int literal = input.symbol(block.literalCode(contexts[last] | contexts[256 + before]));
            window.put(literal);
            block.literals.used();
            insertLeft--;
            block.left--;
            before = last;
            last = literal;
        }
        if (block.left <= 0) place = Place.BLOCK_END;
        else if (insertLeft == 0) place = Place.DISTANCE;
    }

    private void readDistance() throws ZlibException {
        int code = 0;
        if (!lastDistance) {
            if (block.distances.atEnd()) {
                block.distances.next(input);
                input.mark();
            }
            code = block.readDistance(input, copyLength);
            block.distances.used();
        }
        distance = code < 0
                ? 0
                : code < LastDistances.SHORT_CODES ? lastDistances.of(code) : code - LastDistances.SHORT_CODES + 1;
        if (distance <= 0) throw FormatError.DISTANCE.exception();
        int farthest = (int) Math.min(reach, window.produced());
        if (distance > farthest) {
            putWord(distance - farthest - 1);
            return;
        }
        if (code != 0) lastDistances.add(distance);
        copyLeft = copyLength;
        block.left -= copyLength;
        place = Place.COPY;
    }

    private void copy(long limit) throws ZlibException {
        if (block.left < 0) throw FormatError.BLOCK_LENGTH_2.exception();
        int count = (int) Math.min(copyLeft, limit - window.produced());
        window.copy(distance, count);
        copyLeft -= count;
        if (copyLeft == 0) place = block.left == 0 ? Place.BLOCK_END : Place.COMMAND;
    }

    /** Outputs a word of the static dictionary, possibly transformed. */
    // RFC 7932, section 8
    private void putWord(int number) throws ZlibException {
        if (copyLength < StaticDictionary.SHORTEST || copyLength > StaticDictionary.LONGEST)
            throw FormatError.DICTIONARY.exception();
        int bits = StaticDictionary.indexBits(copyLength), transform = number >>> bits;
        if (transform >= WordTransform.COUNT) throw FormatError.TRANSFORM.exception();
        int offset = StaticDictionary.offset(copyLength, number & (1 << bits) - 1);
        int size = WordTransform.of(transform).apply(StaticDictionary.words(), offset, copyLength, word);
        window.put(word, size);
        block.left -= size;
        place = block.left <= 0 ? Place.BLOCK_END : Place.COMMAND;
    }

    private void endBlock() throws ZlibException {
        if (block.left < 0) throw FormatError.BLOCK_LENGTH_2.exception();
        if (block.last && !input.align()) throw FormatError.PADDING_2.exception();
        place = block.last ? Place.END : Place.HEAD;
    }

    @Override
    public boolean isDone() {
        return done;
    }

    @Override
    public int remaining() {
        return place == Place.END ? input.remaining() : 0;
    }

    @Override
    public void parameters(int quality, int mode) {
        // The encoder's parameters do not apply to decompression.
    }

    @Override
    public void close() {
        window = null;
    }
}
