package dev.gyre.node.zlib.brotli;

/**
 * Divides a piece of data into commands: uses the match at a position unless one of the next positions has a better
 * one.
 */
final class CommandParser {
    private static final int MOST_DELAY = 4, DELAY_SCORE = 175;
    /** After this number of literals without a match only some positions are searched. */
    private static final int RANDOM = 512;

    private final MatchFinder finder;
    private final boolean lazy;
    private final int reach;
    private final Commands commands;

    CommandParser(MatchFinder finder, boolean lazy, int reach, Commands commands) {
        this.finder = finder;
        this.lazy = lazy;
        this.reach = reach;
        this.commands = commands;
    }

    /** @param base the offset of the data in the stream */
    void parse(byte[] data, int start, int end, long base, LastDistances last) {
        commands.clear();
        int at = start, literals = start;
        while (at < end) {
            finder.insert(data, at, end);
            if (!finder.find(data, at, end, last, farthest(base + at))) {
                at++;
                if (at - literals > RANDOM) at = skip(at, end, at - literals);
                continue;
            }
            int copy = finder.copy, size = finder.size, distance = finder.distance;
            for (int delay = 0; lazy && delay < MOST_DELAY && at + MatchFinder.HASHED < end; delay++) {
                int score = finder.score;
                finder.insert(data, at + 1, end);
                if (!finder.find(data, at + 1, end, last, farthest(base + at + 1))
                        || finder.score < score + DELAY_SCORE) break;
                at++;
                copy = finder.copy;
                size = finder.size;
                distance = finder.distance;
            }
            addMatch(at - literals, copy, size, distance, farthest(base + at), last);
            at += size;
            literals = at;
        }
        if (at > literals) commands.add(end - literals, 2, 0, 0);
        finder.insert(data, end, end);
    }

    private int farthest(long position) {
        return (int) Math.min(reach, position);
    }

    private int skip(int at, int end, int literals) {
        int next = Math.min(end, at + Math.min(16, literals >> 9));
        finder.skip(next);
        return next;
    }

    private void addMatch(int literals, int copy, int size, int distance, int farthest, LastDistances last) {
        int code = distance > farthest ? -1 : last.codeOf(distance);
        if (code != 0 && distance <= farthest) last.add(distance);
        commands.add(literals, copy, size, code >= 0 ? code : distance + LastDistances.SHORT_CODES - 1);
    }
}
