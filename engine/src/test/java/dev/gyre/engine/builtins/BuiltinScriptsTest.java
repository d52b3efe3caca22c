package dev.gyre.engine.builtins;

import dev.gyre.engine.Script;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.host.HostHooks;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Agent;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.source.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Runs src/test/js/builtins: each script in a realm of its own, after the harness and before the jobs it leaves. */
class BuiltinScriptsTest {
    private static final Path SCRIPTS = Path.of("src/test/js/builtins");

    @TestFactory
    Stream<DynamicTest> scripts() throws IOException {
        String harness = Files.readString(SCRIPTS.resolve("harness.js"));
        return Files.walk(SCRIPTS, 2)
                .filter(path -> path.getNameCount() == SCRIPTS.getNameCount() + 2)
                .sorted()
                .map(path -> DynamicTest.dynamicTest(SCRIPTS.relativize(path).toString(), () -> run(harness, path)));
    }

    private static void run(String harness, Path path) throws IOException {
        ArrayDeque<Runnable> jobs = new ArrayDeque<>();
        Realm realm = Realm.create(new Agent(hooks(jobs)));
        try {
            Script.parse(realm, new Source("harness.js", harness)).run();
            Script.parse(realm, new Source(path.getFileName().toString(), Files.readString(path))).run();
            for (Runnable job; (job = jobs.poll()) != null; ) job.run();
            Script.parse(realm, new Source("finish.js", "finish()")).run();
        } catch (JsException exception) {
            Assertions.fail(text(exception.value(realm)));
        }
    }

    private static HostHooks hooks(ArrayDeque<Runnable> jobs) {
        return (job, realm) -> jobs.add(job);
    }

    private static String text(Object error) {
        return TypeConversion.toString(error instanceof JsObject object && object.hasProperty("stack") ? object.get("stack") : error);
    }
}
