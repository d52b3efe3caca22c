package dev.gyre.node.inspector;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.inspector.protocol.DomainFactory;
import dev.gyre.node.options.OptionValues;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;
import java.net.BindException;

/** Starts the inspector as the options of the command say. */
// https://nodejs.org/api/cli.html#--inspecthostport
public final class InspectorStart {
    private static final String HOST = "127.0.0.1";
    private static final int PORT = 9229;

    private InspectorStart() {}

    /** Whether the options start the inspector. */
    public static boolean isRequested(OptionValues values) {
        // The processes of test files are debugged, not the one that starts them.
        if (values.isOn("--test", false)) return false;
        return values.has("--inspect") || values.has("--inspect-brk") || values.has("--inspect-wait");
    }

    /** Starts the server, and with --inspect-brk and --inspect-wait waits for a client, before the program runs. */
    public static void begin(Environment environment, DomainFactory domains) {
        if (isDenied(environment)) return;
        OptionValues values = environment.settings().options().values();
        Inspector inspector = environment.get(Inspector.KEY);
        inspector.domains(domains);
        boolean breaks = values.has("--inspect-brk"), waits = values.has("--inspect-wait");
        String option = breaks ? "--inspect-brk" : waits ? "--inspect-wait" : "--inspect";
        if (!listen(inspector, values, option) || !breaks && !waits) return;
        inspector.waitForDebugger();
        if (breaks) inspector.breakOnStart();
    }

    /** Starts the server, unless there is one, at the address that --inspect-port gives. */
    static void later(Environment environment, DomainFactory domains) {
        if (isDenied(environment)) return;
        Inspector inspector = environment.get(Inspector.KEY);
        if (inspector.server() != null) return;
        inspector.domains(domains);
        listen(inspector, environment.settings().options().values(), "--inspect-port");
    }

    private static boolean isDenied(Environment environment) {
        return !Permissions.allows(environment, PermissionScope.INSPECTOR, "");
    }

    private static boolean listen(Inspector inspector, OptionValues values, String option) {
        String host = HOST;
        int port = PORT;
        for (String name : new String[] {"--inspect-port", option}) {
            String text = values.text(name);
            if (text == null || text.isEmpty()) continue;
            int colon = text.lastIndexOf(':');
            boolean isPort = colon < 0 && text.matches("[0-9]+");
            if (!isPort) host = hostOf(colon > text.lastIndexOf(']') ? text.substring(0, colon) : text);
            if (isPort || colon > text.lastIndexOf(']'))
                port = Integer.parseInt(isPort ? text : text.substring(colon + 1));
        }
        return listen(inspector, host, port);
    }

    private static String hostOf(String text) {
        return text.startsWith("[") && text.endsWith("]") ? text.substring(1, text.length() - 1) : text;
    }

    /** Starts the server and prints its address, or why it does not start; returns whether it has. */
    static boolean listen(Inspector inspector, String host, int port) {
        try {
            inspector.server(new InspectorServer(inspector, host, port));
        } catch (Exception failed) {
            String reason = failed instanceof BindException ? "address already in use" : failed.getMessage();
            inspector.print("Starting inspector on " + host + ":" + port + " failed: " + reason);
            return false;
        }
        inspector.print("Debugger listening on " + inspector.server().url());
        inspector.print("For help, see: https://nodejs.org/learn/getting-started/debugging");
        return true;
    }
}
