package dev.gyre.loop;

import io.netty.util.internal.logging.AbstractInternalLogger;
import io.netty.util.internal.logging.FormattingTuple;
import io.netty.util.internal.logging.InternalLogger;
import io.netty.util.internal.logging.InternalLoggerFactory;
import io.netty.util.internal.logging.MessageFormatter;
import java.io.PrintStream;

/**
 * Netty's log for a process that is Gyre's own: silent, or on a stream for debugging. Netty's own choice would look for two logging libraries and set up
 * the JDK's, which takes a server 15 ms, and print Java stack traces among the program's output.
 */
public final class NettyLog extends InternalLoggerFactory {
    private final PrintStream stream;

    private NettyLog(PrintStream stream) {
        this.stream = stream;
    }

    /**
     * Has the whole process log so; to be called before Netty is used. A program that embeds Gyre keeps its own choice.
     *
     * @param stream gets all messages; null for none
     */
    public static void install(PrintStream stream) {
        setDefaultFactory(new NettyLog(stream));
    }

    @Override
    protected InternalLogger newInstance(String name) {
        return new Logger(name, stream);
    }

    private static final class Logger extends AbstractInternalLogger {
        private static final long serialVersionUID = 1;

        private final transient PrintStream stream;
        private final boolean enabled;

        Logger(String name, PrintStream stream) {
            super(name);
            this.stream = stream;
            enabled = stream != null;
        }

        private void print(String level, FormattingTuple message) {
            if (!enabled) return;
            stream.println("NETTY " + level + ' ' + name() + ": " + message.getMessage());
            if (message.getThrowable() != null) message.getThrowable().printStackTrace(stream);
        }

        // ---- trace

        @Override
        public boolean isTraceEnabled() {
            return enabled;
        }

        @Override
        public void trace(String message) {
            print("TRACE", new FormattingTuple(message, null));
        }

        @Override
        public void trace(String message, Throwable cause) {
            print("TRACE", new FormattingTuple(message, cause));
        }

        @Override
        public void trace(String format, Object argument) {
            if (enabled) print("TRACE", MessageFormatter.format(format, argument));
        }

        @Override
        public void trace(String format, Object first, Object second) {
            if (enabled) print("TRACE", MessageFormatter.format(format, first, second));
        }

        @Override
        public void trace(String format, Object... arguments) {
            if (enabled) print("TRACE", MessageFormatter.arrayFormat(format, arguments));
        }

        // ---- debug

        @Override
        public boolean isDebugEnabled() {
            return enabled;
        }

        @Override
        public void debug(String message) {
            print("DEBUG", new FormattingTuple(message, null));
        }

        @Override
        public void debug(String message, Throwable cause) {
            print("DEBUG", new FormattingTuple(message, cause));
        }

        @Override
        public void debug(String format, Object argument) {
            if (enabled) print("DEBUG", MessageFormatter.format(format, argument));
        }

        @Override
        public void debug(String format, Object first, Object second) {
            if (enabled) print("DEBUG", MessageFormatter.format(format, first, second));
        }

        @Override
        public void debug(String format, Object... arguments) {
            if (enabled) print("DEBUG", MessageFormatter.arrayFormat(format, arguments));
        }

        // ---- info

        @Override
        public boolean isInfoEnabled() {
            return enabled;
        }

        @Override
        public void info(String message) {
            print("INFO", new FormattingTuple(message, null));
        }

        @Override
        public void info(String message, Throwable cause) {
            print("INFO", new FormattingTuple(message, cause));
        }

        @Override
        public void info(String format, Object argument) {
            if (enabled) print("INFO", MessageFormatter.format(format, argument));
        }

        @Override
        public void info(String format, Object first, Object second) {
            if (enabled) print("INFO", MessageFormatter.format(format, first, second));
        }

        @Override
        public void info(String format, Object... arguments) {
            if (enabled) print("INFO", MessageFormatter.arrayFormat(format, arguments));
        }

        // ---- warn

        @Override
        public boolean isWarnEnabled() {
            return enabled;
        }

        @Override
        public void warn(String message) {
            print("WARN", new FormattingTuple(message, null));
        }

        @Override
        public void warn(String message, Throwable cause) {
            print("WARN", new FormattingTuple(message, cause));
        }

        @Override
        public void warn(String format, Object argument) {
            if (enabled) print("WARN", MessageFormatter.format(format, argument));
        }

        @Override
        public void warn(String format, Object first, Object second) {
            if (enabled) print("WARN", MessageFormatter.format(format, first, second));
        }

        @Override
        public void warn(String format, Object... arguments) {
            if (enabled) print("WARN", MessageFormatter.arrayFormat(format, arguments));
        }

        // ---- error

        @Override
        public boolean isErrorEnabled() {
            return enabled;
        }

        @Override
        public void error(String message) {
            print("ERROR", new FormattingTuple(message, null));
        }

        @Override
        public void error(String message, Throwable cause) {
            print("ERROR", new FormattingTuple(message, cause));
        }

        @Override
        public void error(String format, Object argument) {
            if (enabled) print("ERROR", MessageFormatter.format(format, argument));
        }

        @Override
        public void error(String format, Object first, Object second) {
            if (enabled) print("ERROR", MessageFormatter.format(format, first, second));
        }

        @Override
        public void error(String format, Object... arguments) {
            if (enabled) print("ERROR", MessageFormatter.arrayFormat(format, arguments));
        }
    }
}
