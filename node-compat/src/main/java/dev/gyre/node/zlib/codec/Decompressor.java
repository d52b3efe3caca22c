package dev.gyre.node.zlib.codec;

import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Decompresses the zlib, gzip or raw format, and sequences of gzip members. */
public final class Decompressor extends ZlibStream {
    /** The part of the stream to which the next byte belongs. */
    private enum Place {
        DETECTION,
        HEADER,
        DATA,
        TRAILER,
        END
    }

    private static final int FIRST = 0x1f, SECOND = 0x8b;
    private static final int TRAILER_BYTES = 8;

    private final Container asked;
    private final byte[] dictionary;
    private final boolean single;
    private final CRC32 checksum = new CRC32();
    private Container container;
    private Inflater inflater;
    private Place place;
    private GzipHeader header;
    private long trailer;
    private int trailerBytes;
    private byte[] bytes = {};
    private int position;
    private int end;
    private boolean done = true;

    /**
     * @param dictionary the one that the data was compressed with, or null
     * @param single whether only the first gzip member is decompressed
     */
    public Decompressor(Container container, byte[] dictionary, boolean single) {
        asked = container;
        this.single = single;
        this.dictionary = dictionary;
        begin(container);
    }

    private void begin(Container kind) {
        container = kind;
        checksum.reset();
        trailer = 0;
        trailerBytes = 0;
        header = new GzipHeader();
        if (inflater != null) inflater.end();
        inflater = new Inflater(kind != Container.ZLIB);
        if (kind == Container.RAW && dictionary != null) inflater.setDictionary(dictionary);
        place = kind == Container.DETECT ? Place.DETECTION : kind == Container.GZIP ? Place.HEADER : Place.DATA;
    }

    @Override
    public void input(byte[] input, int offset, int count) {
        bytes = input;
        position = offset;
        end = offset + count;
        done = false;
        beginMember();
    }

    @Override
    protected void produce(int flush, int most) throws ZlibException {
        boolean stuck = false;
        while (!stuck && place != Place.END && length() < most) {
            switch (place) {
                case DETECTION -> stuck = detect();
                case HEADER -> stuck = readHeader();
                case DATA -> stuck = inflate(most);
                case TRAILER -> stuck = readTrailer();
                case END -> throw new IllegalStateException("the stream has ended");
            }
        }
        done = stuck || place == Place.END;
        if (stuck && flush == FINISH) throw ZlibException.endOfFile();
    }

    private boolean detect() {
        if (position == end) return true;
        begin((bytes[position] & 0xff) == FIRST ? Container.GZIP : Container.ZLIB);
        return false;
    }

    private boolean readHeader() throws ZlibException {
        while (position < end) {
            if (header.accept(bytes[position++] & 0xff)) {
                place = Place.DATA;
                return false;
            }
        }
        return true;
    }

    /** Returns true if more input is needed. */
    private boolean inflate(int most) throws ZlibException {
        inflater.setInput(bytes, position, end - position);
        int before = length();
        try {
            advance(inflater.inflate(piece(), before, most - before));
            if (inflater.needsDictionary()) {
                if (dictionary == null) throw ZlibException.dictionary("Missing dictionary");
                inflater.setDictionary(dictionary);
                advance(inflater.inflate(piece(), before, most - before));
            }
        } catch (DataFormatException wrong) {
            throw ZlibException.data(wrong.getMessage());
        } catch (IllegalArgumentException otherDictionary) {
            throw ZlibException.dictionary("Bad dictionary");
        }
        position = end - inflater.getRemaining();
        if (container == Container.GZIP) checksum.update(piece(), before, length() - before);
        if (inflater.finished()) {
            place = container == Container.GZIP ? Place.TRAILER : Place.END;
            return false;
        }
        return length() < most;
    }

    private boolean readTrailer() throws ZlibException {
        for (; trailerBytes < TRAILER_BYTES; trailerBytes++) {
            if (position == end) return true;
            trailer |= (bytes[position++] & 0xffL) << trailerBytes * 8;
        }
        if ((int) trailer != (int) checksum.getValue()) throw ZlibException.data("incorrect data check");
        if ((int) (trailer >>> 32) != (int) inflater.getBytesWritten())
            throw ZlibException.data("incorrect length check");
        place = Place.END;
        beginMember();
        return false;
    }

    /** Another gzip member may follow at once; padding with zeros ends the stream. */
    private void beginMember() {
        if (place == Place.END && container == Container.GZIP && !single && position < end && bytes[position] != 0)
            begin(Container.GZIP);
    }

    @Override
    public boolean isDone() {
        return done;
    }

    @Override
    public int remaining() {
        return place == Place.END ? end - position : 0;
    }

    @Override
    public void reset() {
        begin(asked);
    }

    @Override
    public void parameters(int level, int strategy) {
        // The compression level and strategy do not apply to decompression.
    }

    @Override
    public void close() {
        inflater.end();
    }

    /** Parses the header of a gzip member, byte by byte. */
    private static final class GzipHeader {
        private static final int FIXED = 10;
        private static final int DEFLATE = 8;
        private static final int HEADER_CRC = 2, EXTRA = 4, NAME = 8, COMMENT = 16, RESERVED = 0xe0;

        private int count;
        private int flags;
        private int extraLength = -1;
        private int extraRead;
        private int crcBytes;
        private int crc;
        private final CRC32 sum = new CRC32();

        /** Returns whether this byte was the last. */
        boolean accept(int value) throws ZlibException {
            int index = count++;
            if (index >= FIXED && flags == HEADER_CRC) return crc(value);
            sum.update(value);
            if (index < FIXED) {
                fixed(index, value);
                return index == FIXED - 1 && flags == 0;
            }
            if ((flags & EXTRA) != 0) extra(value);
            else text(value);
            return flags == 0;
        }

        private void fixed(int index, int value) throws ZlibException {
            if (index == 0 && value != FIRST || index == 1 && value != SECOND)
                throw ZlibException.data("incorrect header check");
            if (index == 2 && value != DEFLATE) throw ZlibException.data("unknown compression method");
            if (index != 3) return;
            if ((value & RESERVED) != 0) throw ZlibException.data("unknown header flags set");
            flags = value & (HEADER_CRC | EXTRA | NAME | COMMENT);
        }

        private void extra(int value) {
            if (extraRead < 2) {
                extraLength = extraRead == 0 ? value : extraLength | value << 8;
            }
            extraRead++;
            if (extraRead >= 2 && extraRead == extraLength + 2) flags &= ~EXTRA;
        }

        private void text(int value) {
            if (value == 0) flags &= (flags & NAME) != 0 ? ~NAME : ~COMMENT;
        }

        private boolean crc(int value) throws ZlibException {
            crc |= value << crcBytes * 8;
            if (++crcBytes < 2) return false;
            if (crc != ((int) sum.getValue() & 0xffff)) throw ZlibException.data("header crc mismatch");
            return true;
        }
    }
}
