package example;

import dev.gyre.node.embed.NodeRuntime;
import java.util.Map;

/** Lets a script decide what an order costs. */
public final class Prices {
    private Prices() {}

    public static void main(String[] args) {
        try (NodeRuntime runtime = NodeRuntime.builder().stackDepth(400).build()) {
            runtime.eval("globalThis.price = ({ cents, count }) => (cents * count * (count >= 10 ? 0.9 : 1) / 100).toFixed(2)");
            System.out.println("to pay: " + runtime.call("price", Map.of("cents", 350, "count", 10)));

            runtime.eval("setTimeout(() => console.log('the loop has turned'), 10)");
            runtime.run();
        }
    }
}
