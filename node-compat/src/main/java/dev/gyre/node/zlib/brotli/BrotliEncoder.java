package dev.gyre.node.zlib.brotli;

import dev.gyre.node.zlib.codec.ZlibStream;
import java.util.Arrays;

/** Compresses to Brotli: collects a block of input, divides it into commands and writes them as a meta-block. */
// RFC 7932, section 9
public final class BrotliEncoder extends ZlibStream {
    private static final int OPERATION_PROCESS = 0, OPERATION_FLUSH = 1, OPERATION_FINISH = 2, OPERATION_METADATA = 3;
    private static final int FIRST_CAPACITY = 1 << 12;
    private static final int LAZY_QUALITY = 4;

    private final EncoderParameters parameters;
    private final int block;
    private final int reach;
    private BitOutput output;
    private MatchFinder finder;
    private LastDistances lastDistances;
    private MetaBlockWriter writer;
    private CommandParser parser;
    private Commands commands;
    /** The window, followed by input that has not been written. */
    private byte[] data;

    private int start;
    private int end;
    /** The position of the data's first byte in the stream. */
    private long base;

    private boolean begun;
    private boolean finished;
    private byte[] bytes = {};
    private int position;
    private int limit;
    private boolean operated = true;
    private boolean done = true;

    public BrotliEncoder(EncoderParameters parameters) {
        this.parameters = parameters;
        block = 1 << parameters.blockBits();
        reach = (1 << parameters.windowBits()) - 16;
        reset();
    }

    @Override
    public void reset() {
        output = new BitOutput();
        finder = new MatchFinder(parameters.quality());
        lastDistances = new LastDistances();
        commands = new Commands();
        writer = new MetaBlockWriter(
                output,
                new DistanceCode(parameters.postfixBits(), parameters.direct(), parameters.largeWindow()),
                !parameters.withoutContexts());
        parser = new CommandParser(finder, parameters.quality() >= LAZY_QUALITY, reach, commands);
        data = new byte[FIRST_CAPACITY];
        finder.resize(FIRST_CAPACITY);
        start = 0;
        end = 0;
        base = 0;
        begun = false;
        finished = false;
        done = true;
    }

    @Override
    public void input(byte[] input, int offset, int count) {
        bytes = input;
        position = offset;
        limit = offset + count;
        operated = false;
        done = false;
    }

    @Override
    protected void produce(int operation, int most) {
        while (true) {
            advance(output.take(piece(), length(), most - length()));
            if (output.available() > 0) return;
            if (operated) break;
            if (operation == OPERATION_METADATA) {
                writeMetadata();
                continue;
            }
            collect();
            if (position < limit) writeBlock(false);
            else operate(operation);
        }
        done = true;
    }

    /** Takes input until the block is full. */
    private void collect() {
        int count = Math.min(limit - position, block - (end - start));
        if (end + count > data.length) makeRoom(count);
        System.arraycopy(bytes, position, data, end, count);
        position += count;
        end += count;
    }

    private void makeRoom(int count) {
        int most = Math.max(2 * (reach + 16), 4 * block);
        if (end + count > most) {
            int dropped = start - reach;
            System.arraycopy(data, dropped, data, 0, end - dropped);
            finder.slide(dropped);
            start -= dropped;
            end -= dropped;
            base += dropped;
        }
        if (end + count <= data.length) return;
        int capacity = Math.min(most, Math.max(data.length * 2, end + count));
        data = Arrays.copyOf(data, capacity);
        finder.resize(capacity);
    }

    private void operate(int operation) {
        operated = true;
        if (operation == OPERATION_PROCESS) {
            if (end - start == block) writeBlock(false);
        } else if (operation == OPERATION_FLUSH) {
            flush();
        } else if (!finished) {
            finished = true;
            writeBlock(true);
            output.align();
        }
    }

    /** Writes all input and pads the last byte. */
    private void flush() {
        writeBlock(false);
        if (output.isAligned()) return;
        output.write(6, 6); // An empty metadata block.
        output.align();
    }

    private void writeMetadata() {
        int size = limit - position;
        flush();
        begin();
        output.write(6, 4);
        int width = size == 0 ? 0 : size == 1 ? 1 : (39 - Integer.numberOfLeadingZeros(size - 1)) / Byte.SIZE;
        output.write(width, 2);
        output.write(size - 1, width * Byte.SIZE);
        output.align();
        output.write(bytes, position, size);
        position = limit;
        operated = true;
    }

    private void begin() {
        if (begun) return;
        begun = true;
        int bits = parameters.windowBits();
        if (parameters.largeWindow()) output.write(bits << 8 | 0x11, 14);
        else if (bits == 16) output.write(0, 1);
        else if (bits > 17) output.write(bits - 17 << 1 | 1, 4);
        else output.write(bits == 17 ? 1 : bits - 8 << 4 | 1, 7);
    }

    private void writeBlock(boolean last) {
        begin();
        if (start == end) {
            if (last) output.write(3, 2);
            return;
        }
        LastDistances before = lastDistances.copy();
        parser.parse(data, start, end, base, lastDistances);
        if (!writer.write(data, start, end, commands, last, back(1), back(2))) lastDistances = before;
        start = end;
    }

    private int back(int distance) {
        return start < distance ? 0 : data[start - distance] & 0xff;
    }

    @Override
    public boolean isDone() {
        return done;
    }

    @Override
    public int remaining() {
        return 0;
    }

    @Override
    public void parameters(int level, int strategy) {
        // Brotli's parameters cannot change after creation.
    }

    @Override
    public void close() {
        data = null;
    }
}
