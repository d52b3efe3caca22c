package dev.gyre.node.options;

import java.util.List;

/** The rules between options, with Node's messages. */
final class OptionConflicts {
    private static final List<String> INPUT_TYPES =
            List.of("module", "commonjs", "module-typescript", "commonjs-typescript");
    private static final List<String> REJECTIONS = List.of("strict", "throw", "warn", "none", "warn-with-error-code");

    private OptionConflicts() {}

    static void check(OptionValues values) {
        both(values, "--tls-min-v1.3", "--tls-max-v1.2");
        both(values, "--use-openssl-ca", "--use-bundled-ca");
        requires(values, "--cpu-prof", "--cpu-prof-name", "--cpu-prof-dir", "--cpu-prof-interval");
        requires(values, "--heap-prof", "--heap-prof-name", "--heap-prof-dir", "--heap-prof-interval");
        number(values, "--cpu-prof-interval");
        number(values, "--heap-prof-interval");
        boolean eval = values.has("--eval") || values.text("--print") != null;
        if (eval && values.isOn("--check", false)) throw notBoth("--check", "--eval");
        if (values.isOn("--test", false)) {
            if (values.isOn("--check", false)) throw notBoth("--test", "--check");
            if (eval) throw notBoth("--test", "--eval");
            if (values.isOn("--interactive", false)) throw notBoth("--test", "--interactive");
            if (values.has("--watch-path"))
                throw new OptionException("--watch-path cannot be used in combination with --test");
        } else if (values.isOn("--watch", false) || values.has("--watch-path")) {
            if (values.isOn("--check", false)) throw notBoth("--watch", "--check");
            if (eval) throw notBoth("--watch", "--eval");
            if (values.isOn("--interactive", false)) throw notBoth("--watch", "--interactive");
        }
        String type = values.text("--input-type");
        if (type != null && !INPUT_TYPES.contains(type))
            throw new OptionException(
                    "--input-type must be \"module\",\"commonjs\", \"module-typescript\" or \"commonjs-typescript\"");
        String rejections = values.text("--unhandled-rejections");
        if (rejections != null && !REJECTIONS.contains(rejections)) throw invalid("--unhandled-rejections");
        String trace = values.text("--trace-require-module");
        if (trace != null && !trace.equals("all") && !trace.equals("no-node-modules"))
            throw invalid("--trace-require-module");
        String proto = values.text("--disable-proto");
        if (proto != null && !proto.equals("delete") && !proto.equals("throw"))
            throw new OptionException("invalid mode passed to --disable-proto");
    }

    private static void both(OptionValues values, String one, String other) {
        if (values.isOn(one, false) && values.isOn(other, false)) throw notBoth(one, other);
    }

    private static void requires(OptionValues values, String flag, String... details) {
        if (values.isOn(flag, false)) return;
        for (String detail : details)
            if (values.has(detail)) throw new OptionException(detail + " must be used with " + flag);
    }

    private static void number(OptionValues values, String name) {
        String text = values.text(name);
        if (text != null && !text.matches("[1-9][0-9]{0,17}"))
            throw new OptionException(name + " must be a positive whole number, not " + text);
    }

    private static OptionException notBoth(String one, String other) {
        return new OptionException("either " + one + " or " + other + " can be used, not both");
    }

    private static OptionException invalid(String name) {
        return new OptionException("invalid value for " + name);
    }
}
