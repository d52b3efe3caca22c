package dev.gyre.cli;

import java.io.IOException;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/**
 * What the launcher runs instead of {@link Main} while the JVM makes a class data archive: it loads every class of Gyre first. A class that is in no archive costs its first use the
 * opening of the jar, whose thousands of entries the JDK reads into a table: 20 to 30 ms.
 */
final class ArchiveTraining {
    private static final String SUFFIX = ".class";

    private ArchiveTraining() {}

    /**
     * Runs the command that the words give, as {@link Main#main} does.
     *
     * @throws IOException if the class path is no jar that can be read
     */
    public static void main(String[] words) throws IOException, ReflectiveOperationException, InterruptedException {
        for (String name : classNames(System.getProperty("java.class.path"))) {
            try {
                // Without its static initialiser.
                Class.forName(name, false, ArchiveTraining.class.getClassLoader());
            } catch (NoClassDefFoundError absent) {
                // An extension of a library that the jar is without, such as JUnit: no program can load it either.
                System.err.println(name + " is left out: " + absent.getMessage());
            }
        }
        Main.main(words);
    }

    private static List<String> classNames(String jar) throws IOException {
        try (var file = new JarFile(jar)) {
            return file.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.startsWith("dev/gyre/") && name.endsWith(SUFFIX))
                    .map(name ->
                            name.substring(0, name.length() - SUFFIX.length()).replace('/', '.'))
                    .filter(name -> !name.endsWith("package-info"))
                    .toList();
        }
    }
}
