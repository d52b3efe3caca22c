package dev.gyre.node.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.node.embed.NodeRuntime;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Workers that have ended leave no thread behind, however they end. */
class WorkerLifeTest {
    private static final String PROGRAM = """
            const { Worker } = require('worker_threads');
            const texts = ['1', 'throw 1', 'process.exit(3)', 'setInterval(() => {}, 1000)', 'for (;;);', "new (require('worker_threads').Worker)('for (;;);', { eval: true })"];
            let ended = 0;
            function start(i) {
              if (i >= 36) return;
              const worker = new Worker(texts[i % texts.length], { eval: true });
              worker.on('error', () => {});
              worker.on('online', () => { if (i % texts.length > 2) worker.terminate(); });
              worker.on('exit', () => { ended++; start(i + 4); });
            }
            for (let i = 0; i < 4; i++) start(i);
            process.on('exit', () => console.log(ended));
            """;

    @Test
    void noThreadIsLeft() throws InterruptedException {
        var output = new ByteArrayOutputStream();
        var main = new Thread(
                null,
                () -> NodeRuntime.builder()
                        .argv(List.of("gyre"))
                        .stdout(output)
                        .build()
                        .runCode(PROGRAM, "[eval]", false, false),
                "main of workers",
                256L << 20);
        main.start();
        main.join();
        assertEquals("36\n", output.toString(StandardCharsets.UTF_8));
        assertEquals(List.of(), workers());
    }

    @Test
    void workersEndWithTheProgram() throws InterruptedException {
        String program =
                "for (let i = 0; i < 3; i++) new (require('worker_threads').Worker)('for (;;);', { eval: true }).on('online', () => process.exit(0))";
        var main = new Thread(
                null,
                () -> NodeRuntime.builder().argv(List.of("gyre")).build().runCode(program, "[eval]", false, false),
                "main of workers",
                256L << 20);
        main.start();
        main.join();
        assertEquals(List.of(), workers());
    }

    private static List<Thread> workers() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("gyre worker"))
                .toList();
    }
}
