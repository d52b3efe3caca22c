package dev.gyre.node.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.node.embed.NodeRuntime;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class HttpModuleTest {
    private static final String SERVER = """
            const http = require('http');
            const server = http.createServer(async (req, res) => {
              if (req.url === '/stop') {
                res.end('bye');
                server.close();
                return;
              }
              if (req.url === '/chunks') {
                res.setHeader('X-Kind', ['a', 'b']);
                for (const part of ['one ', 'two ', 'three']) {
                  res.write(part);
                  await new Promise((resolve) => setTimeout(resolve, 2));
                }
                res.end();
                return;
              }
              let body = '';
              req.setEncoding('utf8');
              for await (const chunk of req) body += chunk;
              res.writeHead(201, { 'Content-Type': 'text/plain; charset=utf-8' });
              res.end(`${req.method} ${req.url} ${req.headers['x-test']} ${body}`);
            });
            server.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}`));
            """;
    private static final String CLIENT = """
            const http = require('http');
            const server = http.createServer((req, res) => req.pipe(res)).listen(0, '127.0.0.1', () => {
              const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
              const ports = new Set();
              let left = 3;
              for (let i = 0; i < 3; i++) {
                const req = http.request({ port: server.address().port, host: '127.0.0.1', method: 'POST', agent }, (res) => {
                  ports.add(res.socket.localPort);
                  let text = '';
                  res.on('data', (data) => { text += data; });
                  res.on('end', () => {
                    console.log(res.statusCode, text);
                    if (--left > 0) return;
                    console.log('connections', ports.size);
                    agent.destroy();
                    server.close(() => console.log('closed'));
                  });
                });
                req.end(`body ${i}`);
              }
            });
            """;
    private static final String REFUSED = """
            const http = require('http');
            const net = require('net');
            const probe = net.createServer().listen(0, '127.0.0.1', () => {
              const { port } = probe.address();
              http.createServer().on('error', (error) => {
                console.log(error.code, error.message.replace(port, 'PORT'));
                probe.close(() => http.get({ host: '127.0.0.1', port }).on('error', (refused) => {
                  console.log(refused.code, refused.syscall, refused.port === port);
                }));
              }).listen(port, '127.0.0.1');
            });
            """;

    @TempDir
    Path folder;

    /** A program on a thread of its own; its output can be read while it runs. */
    private final class Program {
        private final ByteArrayOutputStream output = new ByteArrayOutputStream();
        private final Thread thread;
        private int exitCode = -1;

        Program(String source) {
            thread = new Thread(
                    null,
                    () -> exitCode = NodeRuntime.builder()
                            .argv(List.of("gyre"))
                            .cwd(folder)
                            .stdout(output)
                            .stderr(output)
                            .build()
                            .runCode(source, "[eval]", false, false),
                    "program",
                    1L << 28);
            thread.start();
        }

        String output() {
            return output.toString(StandardCharsets.UTF_8);
        }

        String finish() throws InterruptedException {
            thread.join();
            assertEquals(0, exitCode, output());
            return output();
        }

        int port() throws InterruptedException {
            var pattern = Pattern.compile("port (\\d+)\\n");
            while (thread.isAlive()) {
                var found = pattern.matcher(output());
                if (found.find()) {
                    return Integer.parseInt(found.group(1));
                }
                Thread.sleep(20);
            }
            throw new AssertionError(output());
        }
    }

    private static HttpResponse<String> send(HttpClient client, HttpRequest.Builder request) throws Exception {
        return client.send(request.timeout(Duration.ofSeconds(30)).build(), BodyHandlers.ofString());
    }

    @Test
    void serves() throws Exception {
        var program = new Program(SERVER);
        var base = "http://127.0.0.1:" + program.port();
        try (var client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            var posted = send(
                    client,
                    HttpRequest.newBuilder(URI.create(base + "/a?b"))
                            .header("X-Test", "t")
                            .POST(BodyPublishers.ofString("grüße")));
            assertEquals(201, posted.statusCode());
            assertEquals("POST /a?b t grüße", posted.body());
            assertEquals(
                    "text/plain; charset=utf-8",
                    posted.headers().firstValue("content-type").orElseThrow());
            var chunked = send(client, HttpRequest.newBuilder(URI.create(base + "/chunks")));
            assertEquals("one two three", chunked.body());
            assertEquals(List.of("a", "b"), chunked.headers().allValues("x-kind"));
            assertTrue(chunked.headers().firstValue("date").isPresent());
            assertEquals(
                    "bye",
                    send(client, HttpRequest.newBuilder(URI.create(base + "/stop")))
                            .body());
        }
        program.finish();
    }

    @Test
    void asksOverOneConnection() throws Exception {
        assertEquals("200 body 0\n200 body 1\n200 body 2\nconnections 1\nclosed\n", new Program(CLIENT).finish());
    }

    @Test
    void tellsWhatFails() throws Exception {
        assertEquals(
                "EADDRINUSE listen EADDRINUSE: address already in use 127.0.0.1:PORT\nECONNREFUSED connect true\n",
                new Program(REFUSED).finish());
    }
}
