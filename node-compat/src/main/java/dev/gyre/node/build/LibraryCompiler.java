package dev.gyre.node.build;

import dev.gyre.engine.CompiledFunction;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.node.environment.InternalLibrary;
import dev.gyre.node.environment.LibraryArchive;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** Compiles the internal library into one archive, which also identifies the build of the engine. */
public final class LibraryCompiler {
    private LibraryCompiler() {}

    /** @param arguments the folder of node-compat's classes and resources */
    public static void main(String[] arguments) throws IOException, URISyntaxException {
        Path classes = Path.of(arguments[0]);
        Path library = classes.resolve(InternalLibrary.ROOT.substring(1));
        var archive = new TreeMap<String, byte[]>();
        for (Path file : below(library, ".js")) {
            String name = library.relativize(file).toString().replace('\\', '/').replaceFirst("\\.js$", "");
            Source source = new Source("node:" + name, Files.readString(file));
            byte[] bytes = CompiledFunction.bytes(source, InternalLibrary.KEY, InternalLibrary.parameters());
            if (bytes == null) throw new IOException(file + " cannot be kept as bytes");
            archive.put(name, bytes);
            archive.put(InternalLibrary.lineTableName(name), source.lineTable().bytes());
        }
        Path engine = engine();
        if (Files.isDirectory(engine)) addEngine(archive, engine);
        else
            try (FileSystem jar = FileSystems.newFileSystem(engine)) {
                addEngine(archive, jar.getPath("/"));
            }
        Files.write(classes.resolve(LibraryArchive.RESOURCE.substring(1)), LibraryArchive.of(archive));
    }

    private static List<Path> below(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static Path engine() throws URISyntaxException {
        return Path.of(CompiledFunction.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
    }

    /** Adds the engine's tables, and a checksum of its classes, because code compiled by another build cannot be used. */
    private static void addEngine(TreeMap<String, byte[]> archive, Path root) throws IOException {
        for (Path file : below(root.resolve("dev/gyre/engine"), ".txt")) {
            String path = root.relativize(file).toString().replace('\\', '/');
            archive.put(InternalLibrary.engineResourceName(path), Files.readAllBytes(file));
        }
        archive.put(InternalLibrary.BUILD, checksum(root).getBytes(StandardCharsets.US_ASCII));
    }

    private static String checksum(Path root) throws IOException {
        var checksum = new CRC32();
        for (Path file : below(root, ".class")) {
            checksum.update(root.relativize(file).toString().getBytes());
            checksum.update(Files.readAllBytes(file));
        }
        return Long.toHexString(checksum.getValue());
    }
}
