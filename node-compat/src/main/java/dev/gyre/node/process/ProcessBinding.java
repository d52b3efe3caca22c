package dev.gyre.node.process;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.ActiveResource;
import dev.gyre.loop.process.ProcessReplacement;
import dev.gyre.loop.process.ProcessSignals;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.ProcessExit;
import dev.gyre.node.environment.TimeZoneDatabase;
import dev.gyre.node.os.UserIdentity;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** internalBinding('process'): functions of the process object that need the system. */
// lib/internal/bindings.md, process
@BuiltinObject(intrinsic = "%process binding%")
public final class ProcessBinding {
    private static final int EINVAL = -22;
    private static final int MAX_SIGNAL = 64;
    private static final int ABORTED = 134;
    private static final int RESOURCES = 16;
    private static final double KIBI = 1024;

    private ProcessBinding() {}

    // hrtime()
    @Builtin
    static Object hrtime(Realm realm, Object self) {
        return BigInteger.valueOf(Environment.of(realm).loop().clock().nanoTime());
    }

    // inheritFrom(prototype)
    @Builtin
    static Object inheritFrom(Realm realm, Object self, Object prototype) {
        JsObject own = Environment.of(realm).process().getPrototypeOf();
        if (own.getPrototypeOf() == realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE))
            own.setPrototypeOf((JsObject) prototype);
        return Undefined.INSTANCE;
    }

    // memoryUsage()
    @Builtin
    static Object memoryUsage(Realm realm, Object self) {
        Runtime runtime = Runtime.getRuntime();
        double total = runtime.totalMemory();
        return JsArray.of(realm, rss(realm, self), total, total - runtime.freeMemory(), 0, 0);
    }

    // rss()
    @Builtin
    static double rss(Realm realm, Object self) {
        String resident = UserIdentity.status("VmRSS");
        return resident == null
                ? Runtime.getRuntime().totalMemory()
                : Double.parseDouble(resident.replaceAll("[^0-9]", "")) * KIBI;
    }

    // timeZoneDataVersion()
    @Builtin
    static Object timeZoneDataVersion(Realm realm, Object self) {
        return TimeZoneDatabase.version();
    }

    // availableMemory()
    @Builtin
    static double availableMemory(Realm realm, Object self) {
        Runtime runtime = Runtime.getRuntime();
        return runtime.maxMemory() - (double) (runtime.totalMemory() - runtime.freeMemory());
    }

    // constrainedMemory()
    @Builtin
    static double constrainedMemory(Realm realm, Object self) {
        return Runtime.getRuntime().maxMemory();
    }

    // cpuUsage()
    @Builtin
    static Object cpuUsage(Realm realm, Object self) {
        try {
            String status = Files.readString(Path.of("/proc/self/stat"));
            String[] fields = status.substring(status.lastIndexOf(')') + 2).split(" ");
            double tick = TimeUnit.SECONDS.toMicros(1) / 100.0;
            return JsArray.of(realm, Double.parseDouble(fields[11]) * tick, Double.parseDouble(fields[12]) * tick);
        } catch (IOException absent) {
            return JsArray.of(
                    realm,
                    TimeUnit.NANOSECONDS.toMicros(
                                    ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime())
                            * 1.0,
                    0);
        }
    }

    // threadCpuUsage(): the user and system time of the current thread in microseconds
    @Builtin
    static Object threadCpuUsage(Realm realm, Object self) {
        double[] times = CpuTimes.ofThread(Thread.currentThread());
        return JsArray.of(realm, times[0], times[1]);
    }

    // resourceUsage()
    @Builtin
    static Object resourceUsage(Realm realm, Object self) {
        Object[] numbers = new Object[RESOURCES];
        java.util.Arrays.fill(numbers, 0);
        JsArray times = (JsArray) cpuUsage(realm, self);
        numbers[0] = times.getIndex(0);
        numbers[1] = times.getIndex(1);
        String peak = UserIdentity.status("VmHWM");
        if (peak != null) numbers[2] = Integer.parseInt(peak.replaceAll("[^0-9]", ""));
        return JsArray.adopt(realm, numbers);
    }

    // uptime()
    @Builtin
    static double uptime(Realm realm, Object self) {
        Environment environment = Environment.of(realm);
        return (environment.loop().clock().nanoTime() - environment.startTimes().nanos()) / 1e9;
    }

    // kill(pid, signal)
    @Builtin
    static int kill(Realm realm, Object self, Object pid, Object signal) {
        int number = TypeConversion.toInt32(signal);
        return number < 0 || number > MAX_SIGNAL ? EINVAL : ProcessSignals.kill(TypeConversion.toInt32(pid), number);
    }

    // umask(mask?)
    @Builtin(length = 0)
    static int umask(Realm realm, Object self, Object mask) {
        // Java cannot change the umask of its process; the system provides the current one.
        String current = UserIdentity.status("Umask");
        return current == null ? 022 : Integer.parseInt(current, 8);
    }

    // getuid(), geteuid(), getgid(), getegid()
    @Builtin(
            names = {"getuid", "geteuid", "getgid", "getegid"},
            magic = {0, 1, 2, 3})
    static int identity(Realm realm, Object self, int magic) {
        return UserIdentity.number(
                magic < 2 ? "Uid" : "Gid", magic % 2 == 0 ? UserIdentity.REAL : UserIdentity.EFFECTIVE);
    }

    // getActiveResources()
    @Builtin
    static Object getActiveResources(Realm realm, Object self) {
        List<Object> names = new ArrayList<>();
        for (ActiveResource source : Environment.of(realm).loop().activeHandles()) {
            if (source.active() && source.referenced()) names.add(resourceName(source.kind()));
        }
        return JsArray.fromList(realm, names);
    }

    // describeHandles()
    /** An array of [kind, reason, isActive, isReferenced, place] for each handle and request of the loop. */
    @Builtin
    static Object describeHandles(Realm realm, Object self) {
        List<Object> rows = new ArrayList<>();
        for (ActiveResource source : Environment.of(realm).loop().activeHandles()) {
            rows.add(JsArray.of(
                    realm, source.kind(), source.reason(), source.active(), source.referenced(), source.place()));
        }
        return JsArray.fromList(realm, rows);
    }

    private static String resourceName(String kind) {
        return switch (kind) {
            case "timer", "interval" -> "Timeout";
            case "immediate" -> "Immediate";
            case "process" -> "ProcessWrap";
            case "pipe" -> "PipeWrap";
            case "server" -> "TCPServerWrap";
            case "socket", "connection" -> "TCPSocketWrap";
            case "udp" -> "UDPWrap";
            case "send" -> "UDPSendWrap";
            case "fs", "work" -> "FSReqCallback";
            case "lookup" -> "GetAddrInfoReqWrap";
            case "write" -> "WriteWrap";
            case "connect" -> "TCPConnectWrap";
            default -> kind;
        };
    }

    // reallyExit(code)
    @Builtin
    static Object reallyExit(Realm realm, Object self, Object code) {
        throw new ProcessExit(TypeConversion.toInt32(code));
    }

    // execve(path, arguments, environment)
    /** The number and text of the error; there is no other return. */
    @Builtin
    static Object execve(Realm realm, Object self, Object path, Object arguments, Object environment) {
        String file = TypeConversion.toString(path);
        Permissions.require(Environment.of(realm), PermissionScope.CHILD_PROCESS, file);
        int error = ProcessReplacement.replace(file, texts(arguments), texts(environment));
        return JsArray.of(realm, error, ProcessReplacement.textOf(error));
    }

    private static List<String> texts(Object array) {
        return Stream.of(((JsArray) array).toObjectArray())
                .map(TypeConversion::toString)
                .toList();
    }

    // abort()
    @Builtin
    static Object abort(Realm realm, Object self) {
        throw new ProcessExit(ABORTED);
    }

    // startSignal(number, callback)
    @Builtin
    static Object startSignal(Realm realm, Object self, Object number, Object callback) {
        Environment environment = Environment.of(realm);
        return environment.get(SignalHandlers.KEY).start(TypeConversion.toInt32(number), (JsObject) callback)
                ? 0
                : EINVAL;
    }

    // stopSignal(number)
    @Builtin
    static Object stopSignal(Realm realm, Object self, Object number) {
        Environment environment = Environment.of(realm);
        environment.get(SignalHandlers.KEY).stop(TypeConversion.toInt32(number));
        return Undefined.INSTANCE;
    }
}
