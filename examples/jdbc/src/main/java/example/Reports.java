package example;

import dev.gyre.node.embed.NodeRuntime;
import dev.gyre.node.embed.ScriptFunction;
import dev.gyre.node.embed.ScriptObject;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Lets a script call JDBC as if it blocked. Each query runs on a virtual thread while its fiber waits, so a hundred slow ones take as long as one, and the timers
 * of the script stay on time. The argument is the URL of the database; by default it is in memory.
 */
public final class Reports {
    private static final String SCRIPT = """
            const { Fiber, map } = require('gyre:fiber');
            const { monitorEventLoopDelay } = require('node:perf_hooks');

            // Plain style: query() returns rows.
            function report(customer) {
              const [{ name }] = query('SELECT name FROM customer WHERE id = ?', customer);
              const [{ total }] = query('SELECT sum(amount) AS total, pause(300) FROM purchase WHERE customer = ?', customer);
              return `${name}: ${total}`;
            }

            Fiber.run('reports', () => {
              const delay = monitorEventLoopDelay({ resolution: 1 });
              delay.enable();
              const start = performance.now();
              const lines = map([...Array(100).keys()], report);
              delay.disable();
              return {
                lines: lines.slice(0, 2),
                count: lines.length,
                seconds: (performance.now() - start) / 1000,
                delay: delay.percentile(99) / 1e6,
              };
            });
            """;

    private Reports() {}

    public static void main(String[] args) throws SQLException {
        String url = args.length > 0 ? args[0] : "jdbc:h2:mem:reports;DB_CLOSE_DELAY=-1";
        prepare(url);
        try (NodeRuntime runtime = NodeRuntime.builder().stackDepth(400).build()) {
            runtime.set("query", (ScriptFunction) arguments -> runtime.blocking(() -> query(url, arguments)));
            ScriptObject result = (ScriptObject) runtime.await(((ScriptObject) runtime.eval(SCRIPT)).toStage());
            System.out.println(((ScriptObject) result.get("lines")).toList());
            System.out.printf(
                    "%s reports of 0.3 s in %.2f s, 99 %% of the loop's turns at most %.1f ms late%n",
                    result.get("count"), ((Number) result.get("seconds")).doubleValue(), ((Number) result.get("delay")).doubleValue());
        }
    }

    /** The rows of a statement; the first argument is its text, the others its parameters. */
    private static List<Map<String, Object>> query(String url, Object[] arguments) throws Exception {
        try (Connection connection = DriverManager.getConnection(url);
                PreparedStatement statement = connection.prepareStatement((String) arguments[0])) {
            for (int i = 1; i < arguments.length; i++) statement.setObject(i, arguments[i]);
            return rows(statement.executeQuery());
        }
    }

    private static List<Map<String, Object>> rows(ResultSet results) throws SQLException {
        List<Map<String, Object>> rows = new ArrayList<>();
        while (results.next()) {
            Map<String, Object> row = new LinkedHashMap<>();
            for (int i = 1; i <= results.getMetaData().getColumnCount(); i++)
                row.put(results.getMetaData().getColumnLabel(i).toLowerCase(), results.getObject(i));
            rows.add(row);
        }
        return rows;
    }

    private static void prepare(String url) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url)) {
            for (String statement : Arrays.asList(
                    "DROP TABLE IF EXISTS customer",
                    "DROP TABLE IF EXISTS purchase",
                    "CREATE TABLE customer (id int PRIMARY KEY, name varchar(40))",
                    "CREATE TABLE purchase (customer int, amount int)",
                    // Makes a query slow: waits for so many milliseconds.
                    url.startsWith("jdbc:h2:")
                            ? "CREATE ALIAS pause FOR 'java.lang.Thread.sleep(long)'"
                            : "CREATE OR REPLACE FUNCTION pause(bigint) RETURNS int AS 'SELECT 0 FROM pg_sleep($1 / 1000.0)' LANGUAGE sql")) connection.createStatement().execute(statement);
            try (PreparedStatement customers = connection.prepareStatement("INSERT INTO customer VALUES (?, ?)");
                    PreparedStatement purchases = connection.prepareStatement("INSERT INTO purchase VALUES (?, ?)")) {
                for (int id = 0; id < 100; id++) {
                    insert(customers, id, "customer " + id);
                    for (int amount = 1; amount <= 3; amount++) insert(purchases, id, amount * 10 + id);
                }
            }
        }
    }

    private static void insert(PreparedStatement statement, Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
        statement.executeUpdate();
    }
}
