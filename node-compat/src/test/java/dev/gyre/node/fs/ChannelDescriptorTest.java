package dev.gyre.node.fs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class ChannelDescriptorTest {
    @Test
    @EnabledOnOs(OS.LINUX)
    void isThePlaceOfAFileWithoutAName(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("file");
        assertTrue(ChannelDescriptor.isKnown(folder.getFileSystem()));
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        Files.delete(file);
        channel.truncate(0);
        int number = ChannelDescriptor.of(channel);
        assertEquals(0, Files.size(ChannelDescriptor.path(number)));
        channel.close();
        assertEquals(ChannelDescriptor.UNKNOWN, ChannelDescriptor.of(channel));
    }

    @Test
    void isUnknownInOtherFileSystems() throws IOException {
        try (FileSystem files = Jimfs.newFileSystem(Configuration.unix())) {
            assertFalse(ChannelDescriptor.isKnown(files));
            Path file = files.getPath("/file");
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                assertEquals(ChannelDescriptor.UNKNOWN, ChannelDescriptor.of(channel));
            }
        }
    }
}
