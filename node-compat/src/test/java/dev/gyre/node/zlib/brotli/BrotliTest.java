package dev.gyre.node.zlib.brotli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.node.zlib.codec.ZlibException;
import dev.gyre.node.zlib.codec.ZlibStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.brotli.dec.BrotliInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compresses data of several kinds and reads it by this decoder and by the reference's. */
class BrotliTest {
    private static final int PROCESS = 0, FLUSH = 1, FINISH = 2;

    private static BrotliEncoder encoder(int quality, int windowBits) {
        int[] values = new int[9];
        Arrays.fill(values, -1);
        values[1] = quality;
        values[2] = windowBits;
        return new BrotliEncoder(EncoderParameters.of(values));
    }

    private static byte[] run(ZlibStream stream, byte[] data, int piece, int most) throws ZlibException {
        var output = new ByteArrayOutputStream();
        for (int at = 0; at == 0 || at < data.length; at += piece) {
            byte[] lent = Arrays.copyOfRange(data, at, Math.min(at + piece, data.length));
            stream.input(lent, 0, lent.length);
            do {
                output.writeBytes(stream.run(at + piece >= data.length ? FINISH : PROCESS, most));
            } while (!stream.isDone());
            Arrays.fill(lent, (byte) '?'); // What was lent may change now.
        }
        return output.toByteArray();
    }

    /** Noise, runs, words and copies from far back. */
    private static byte[] mixture(int size) {
        var random = new Random(7);
        byte[] data = new byte[size];
        for (int at = 0; at < size; ) {
            int count = Math.min(size - at, 1 + random.nextInt(5000));
            switch (random.nextInt(4)) {
                case 0 -> {
                    for (int i = 0; i < count; i++) data[at + i] = (byte) random.nextInt();
                }
                case 1 -> Arrays.fill(data, at, at + count, (byte) random.nextInt(3));
                case 2 -> {
                    for (int i = 0; i < count; i++)
                        data[at + i] = (byte) " the of and information ".charAt((i + random.nextInt(2)) % 24);
                }
                default -> System.arraycopy(data, random.nextInt(at + 1), data, at, Math.min(count, at / 2));
            }
            at += count;
        }
        return data;
    }

    @ParameterizedTest
    @CsvSource({"0,22", "2,16", "5,10", "5,22", "9,17", "11,24"})
    void everyReaderGetsBackWhatWasCompressed(int quality, int windowBits) throws ZlibException, IOException {
        byte[] data = mixture(600_000);
        byte[] packed = run(encoder(quality, windowBits), data, 100_001, 16384);
        assertArrayEquals(data, run(new BrotliDecoder(false), packed, 1 << 20, 16384));
        assertArrayEquals(data, new BrotliInputStream(new ByteArrayInputStream(packed)).readAllBytes());
    }

    @Test
    void inputAndOutputMayBeCutAnywhere() throws ZlibException {
        byte[] data = mixture(50_000);
        byte[] packed = run(encoder(5, 16), data, 1, 7);
        assertArrayEquals(packed, run(encoder(5, 16), data, 50_000, 1 << 20));
        assertArrayEquals(data, run(new BrotliDecoder(false), packed, 1, 7));
    }

    @Test
    void flushedDataCanBeReadAtOnce() throws ZlibException {
        BrotliEncoder encoder = encoder(9, 22);
        var decoder = new BrotliDecoder(false);
        for (String text : new String[] {"the first", "", "the second", "the first, the second"}) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            encoder.input(bytes, 0, bytes.length);
            byte[] packed = encoder.run(FLUSH, 1000);
            assertTrue(encoder.isDone());
            decoder.input(packed, 0, packed.length);
            assertEquals(text, new String(decoder.run(PROCESS, 1000), StandardCharsets.UTF_8));
        }
    }

    @Test
    void theBytesBehindTheEndAreLeft() throws ZlibException {
        byte[] packed = run(encoder(5, 22), new byte[100], 100, 100);
        byte[] longer = Arrays.copyOf(packed, packed.length + 12);
        var decoder = new BrotliDecoder(false);
        decoder.input(longer, 0, longer.length);
        assertEquals(100, decoder.run(FINISH, 1000).length);
        assertTrue(decoder.isDone());
        assertEquals(12, decoder.remaining());
        decoder.input(longer, 0, 5);
        assertEquals(0, decoder.run(FINISH, 1000).length);
        assertEquals(5, decoder.remaining());
    }

    @Test
    void wordsOfTheDictionaryAndRunsAreShort() throws ZlibException {
        byte[] text = "the content of the following information, and the development of the government\n"
                .getBytes(StandardCharsets.UTF_8);
        byte[] packed = run(encoder(11, 22), text, text.length, 1000);
        assertTrue(packed.length < text.length * 2 / 3, () -> packed.length + " bytes"); // Words of the dictionary.
        byte[] zeros = run(encoder(5, 22), new byte[4_000_000], 1 << 20, 1000);
        assertFalse(zeros.length > 1000, () -> zeros.length + " bytes");
    }
}
