package dev.gyre.node.os;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.net.NetworkAddresses;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;

/** internalBinding('os'): information of Linux's /proc. */
// lib/internal/bindings.md, os
@BuiltinObject(intrinsic = "%os binding%")
public final class OsBinding {
    private static final int CLOCK_TICK_MILLIS = 10;

    private OsBinding() {}

    private static List<String> lines(String file) {
        try {
            return Files.readAllLines(Path.of(file));
        } catch (IOException absent) {
            return List.of();
        }
    }

    private static String firstLine(String file, String otherwise) {
        List<String> lines = lines(file);
        return lines.isEmpty() ? otherwise : lines.getFirst().strip();
    }

    // getHostname()
    @Builtin
    static Object getHostname(Realm realm, Object self) {
        return firstLine("/proc/sys/kernel/hostname", "localhost");
    }

    // getOSInformation()
    @Builtin
    static Object getOSInformation(Realm realm, Object self) {
        String machine = System.getProperty("os.arch");
        return JsArray.of(
                realm,
                firstLine("/proc/sys/kernel/ostype", System.getProperty("os.name")),
                firstLine("/proc/sys/kernel/version", ""),
                firstLine("/proc/sys/kernel/osrelease", System.getProperty("os.version")),
                machine.equals("amd64") ? "x86_64" : machine);
    }

    // getGlibcVersion(): undefined where the C library is another
    @Builtin
    static Object getGlibcVersion(Realm realm, Object self) {
        String version = CLibrary.glibcVersionOrNull();
        return version == null ? Undefined.INSTANCE : version;
    }

    // getUptime()
    @Builtin
    static double getUptime(Realm realm, Object self) {
        return Double.parseDouble(firstLine("/proc/uptime", "0 0").split(" ")[0]);
    }

    private static double memory(String key) {
        for (String line : lines("/proc/meminfo")) {
            if (line.startsWith(key + ":")) return Double.parseDouble(line.replaceAll("[^0-9]", "")) * 1024;
        }
        return Runtime.getRuntime().maxMemory();
    }

    // getTotalMem()
    @Builtin
    static double getTotalMem(Realm realm, Object self) {
        return memory("MemTotal");
    }

    // getFreeMem()
    @Builtin
    static double getFreeMem(Realm realm, Object self) {
        return memory("MemAvailable");
    }

    // getAvailableParallelism()
    @Builtin
    static int getAvailableParallelism(Realm realm, Object self) {
        return Runtime.getRuntime().availableProcessors();
    }

    // getCPUs()
    @Builtin
    static Object getCPUs(Realm realm, Object self) {
        List<String> models = new ArrayList<>();
        List<String> speeds = new ArrayList<>();
        for (String line : lines("/proc/cpuinfo")) {
            if (line.startsWith("model name"))
                models.add(line.substring(line.indexOf(':') + 1).strip());
            if (line.startsWith("cpu MHz"))
                speeds.add(line.substring(line.indexOf(':') + 1).strip());
        }
        List<Object> processors = new ArrayList<>();
        for (String line : lines("/proc/stat")) {
            if (!line.matches("cpu\\d+ .*")) continue;
            int index = processors.size();
            JsObject processor = JsObject.create(realm);
            processor.createDataProperty("model", index < models.size() ? models.get(index) : "unknown");
            processor.createDataProperty(
                    "speed", index < speeds.size() ? (int) Double.parseDouble(speeds.get(index)) : 0);
            processor.createDataProperty("times", times(realm, line.split(" +")));
            processors.add(processor);
        }
        return JsArray.fromList(realm, processors);
    }

    private static JsObject times(Realm realm, String[] fields) {
        JsObject times = JsObject.create(realm);
        String[] names = {"user", "nice", "sys", "idle", "irq"};
        int[] columns = {1, 2, 3, 4, 6};
        for (int i = 0; i < names.length; i++) {
            times.createDataProperty(
                    names[i], TypeConversion.number(Long.parseLong(fields[columns[i]]) * CLOCK_TICK_MILLIS));
        }
        return times;
    }

    // getInterfaceAddresses()
    @Builtin
    static Object getInterfaceAddresses(Realm realm, Object self) {
        JsObject interfaces = JsObject.create(realm);
        try {
            List<NetworkInterface> cards = Collections.list(NetworkInterface.getNetworkInterfaces());
            cards.sort(Comparator.comparingInt(NetworkInterface::getIndex));
            for (NetworkInterface card : cards) {
                if (card.isUp())
                    interfaces.createDataProperty(PropertyKey.fromString(card.getName()), addresses(realm, card));
            }
        } catch (SocketException failed) {
            throw NodeErrors.uv(realm, "UNKNOWN", "uv_interface_addresses", null, null);
        }
        return interfaces;
    }

    private static JsArray addresses(Realm realm, NetworkInterface card) throws SocketException {
        List<Object> addresses = new ArrayList<>();
        byte[] hardware = card.getHardwareAddress();
        // The JDK has them in the reverse of the system's order: IPv4 is first there.
        for (InterfaceAddress entry : card.getInterfaceAddresses().reversed()) {
            boolean four = entry.getAddress() instanceof Inet4Address;
            String text = NetworkAddresses.textWithoutZone(entry.getAddress());
            int prefix = entry.getNetworkPrefixLength();
            JsObject address = JsObject.create(realm);
            address.createDataProperty("address", text);
            address.createDataProperty("netmask", NetworkAddresses.netmask(four, prefix));
            address.createDataProperty("family", four ? "IPv4" : "IPv6");
            address.createDataProperty(
                    "mac",
                    hardware == null
                            ? "00:00:00:00:00:00"
                            : HexFormat.ofDelimiter(":").formatHex(hardware));
            address.createDataProperty("internal", card.isLoopback());
            address.createDataProperty("cidr", text + "/" + prefix);
            if (!four) {
                boolean scoped = entry.getAddress().isLinkLocalAddress();
                address.createDataProperty("scopeid", scoped ? card.getIndex() : 0);
            }
            addresses.add(address);
        }
        return JsArray.fromList(realm, addresses);
    }

    // getLoadAvg()
    @Builtin
    static Object getLoadAvg(Realm realm, Object self) {
        String[] fields = firstLine("/proc/loadavg", "0 0 0").split(" ");
        return JsArray.of(
                realm, Double.parseDouble(fields[0]), Double.parseDouble(fields[1]), Double.parseDouble(fields[2]));
    }

    // getHomeDirectory()
    @Builtin
    static Object getHomeDirectory(Realm realm, Object self) {
        String home = Environment.of(realm).settings().env().get("HOME");
        return home == null || home.isEmpty() ? System.getProperty("user.home") : home;
    }

    // getUserInfo()
    @Builtin
    static Object getUserInfo(Realm realm, Object self) {
        int uid = UserIdentity.number("Uid", UserIdentity.EFFECTIVE);
        JsObject user = JsObject.create(realm);
        user.createDataProperty("uid", uid);
        user.createDataProperty("gid", UserIdentity.number("Gid", UserIdentity.EFFECTIVE));
        String[] entry = {System.getProperty("user.name"), "", "", "", "", System.getProperty("user.home"), null};
        for (String line : lines("/etc/passwd")) {
            String[] fields = line.split(":", -1);
            if (fields.length == entry.length && fields[2].equals(String.valueOf(uid))) entry = fields;
        }
        user.createDataProperty("username", entry[0]);
        user.createDataProperty("homedir", entry[5]);
        user.createDataProperty("shell", entry[6] == null ? dev.gyre.engine.runtime.value.Null.INSTANCE : entry[6]);
        return user;
    }

    // getPriority(pid)
    @Builtin
    static int getPriority(Realm realm, Object self, Object pid) {
        int process = pid == Undefined.INSTANCE ? 0 : TypeConversion.toInt32(pid);
        String status = firstLine("/proc/" + (process == 0 ? "self" : String.valueOf(process)) + "/stat", null);
        if (status == null) throw NodeErrors.uv(realm, "ESRCH", "uv_os_getpriority", null, null);
        // The name in parentheses may contain blanks; nice is the 17th field after it.
        return Integer.parseInt(status.substring(status.lastIndexOf(')') + 2).split(" ")[16]);
    }

    // setPriority(pid, priority)
    @Builtin
    static Object setPriority(Realm realm, Object self, Object pid, Object priority) {
        if (getPriority(realm, self, pid) != TypeConversion.toInt32(priority))
            throw NodeErrors.uv(realm, "EACCES", "uv_os_setpriority", null, null);
        return Undefined.INSTANCE;
    }
}
