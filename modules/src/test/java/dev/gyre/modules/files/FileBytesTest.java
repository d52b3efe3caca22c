package dev.gyre.modules.files;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileBytesTest {
    @TempDir
    Path folder;

    private static byte[] random(int length) {
        byte[] bytes = new byte[length];
        new Random(length).nextBytes(bytes);
        return bytes;
    }

    @Test
    void readsFilesOfAnyLength() throws IOException {
        for (int length : new int[] {0, 1, 65_535, 65_536, 65_537, 200_000}) {
            Path file = Files.write(folder.resolve("file" + length), random(length));
            assertArrayEquals(random(length), FileBytes.read(file));
        }
    }

    @Test
    void theLengthThatIsSaidIsOnlyExpected() throws IOException {
        for (long expected : new long[] {-1, 0, 1, 99_999, 100_001, 300_000}) {
            var channel = Channels.newChannel(new ByteArrayInputStream(random(100_000)));
            assertArrayEquals(random(100_000), FileBytes.read(channel, expected));
        }
    }

    @Test
    void whatCannotBeReadFails() {
        assertThrows(NoSuchFileException.class, () -> FileBytes.read(folder.resolve("none")));
        assertThrows(IOException.class, () -> FileBytes.read(folder));
    }
}
