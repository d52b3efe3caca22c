package dev.gyre.node.url;

/** Encodes Unicode names as A-labels of any length, https://www.rfc-editor.org/rfc/rfc3492#section-6.3. */
final class PunycodeName {
    private static final int BASE = 36;
    private static final int LEAST = 1;
    private static final int MOST = 26;
    private static final int SKEW = 38;
    private static final int DAMP = 700;

    private PunycodeName() {}

    /** Appends the labels of a name; those that are not ASCII are encoded. */
    static void encode(CharSequence name, StringBuilder target) {
        int from = 0;
        for (int i = 0; i <= name.length(); i++) {
            if (i < name.length() && name.charAt(i) != '.') continue;
            CharSequence label = name.subSequence(from, i);
            if (label.chars().allMatch(unit -> unit < 0x80)) target.append(label);
            else encodeLabel(label.codePoints().toArray(), target.append("xn--"));
            if (i < name.length()) target.append('.');
            from = i + 1;
        }
    }

    private static void encodeLabel(int[] points, StringBuilder target) {
        int start = target.length();
        for (int point : points) if (point < 0x80) target.append((char) point);
        int basic = target.length() - start;
        if (basic > 0) target.append('-');
        int handled = basic;
        int bias = 72;
        long delta = 0;
        int current = 0x80;
        while (handled < points.length) {
            int next = Integer.MAX_VALUE;
            for (int point : points) if (point >= current && point < next) next = point;
            delta += (long) (next - current) * (handled + 1);
            current = next;
            for (int point : points) {
                if (point < current) delta++;
                if (point != current) continue;
                appendInteger(delta, bias, target);
                bias = adapt(delta, handled + 1, handled == basic);
                delta = 0;
                handled++;
            }
            delta++;
            current++;
        }
    }

    private static void appendInteger(long value, int bias, StringBuilder target) {
        long left = value;
        for (int digit = BASE; ; digit += BASE) {
            int threshold = Math.clamp(digit - bias, LEAST, MOST);
            if (left < threshold) break;
            target.append(digitOf((int) (threshold + (left - threshold) % (BASE - threshold))));
            left = (left - threshold) / (BASE - threshold);
        }
        target.append(digitOf((int) left));
    }

    private static char digitOf(int value) {
        return (char) (value < 26 ? 'a' + value : '0' + value - 26);
    }

    private static int adapt(long delta, int points, boolean first) {
        long left = first ? delta / DAMP : delta / 2;
        left += left / points;
        int steps = 0;
        for (; left > (BASE - LEAST) * MOST / 2; left /= BASE - LEAST) steps += BASE;
        return (int) (steps + (BASE - LEAST + 1) * left / (left + SKEW));
    }
}
