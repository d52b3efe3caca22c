package dev.gyre.engine.regexp;

import java.util.Map;

/** A compiled regular expression. It belongs to an agent, and so to one thread at a time. */
public final class RegExpProgram {
    /** After how many polls of its matchers a program is compiled, which is some milliseconds of matching. */
    private static final int INTERVALS_UNTIL_HOT = 8;

    final int[] code;
    final CharacterMatcher[] sets;
    final String[] strings;
    final int[][] references;
    final DispatchTable[] dispatches;
    final int registerCount;
    final boolean unicodeMode;
    /** The literal prefix of every match, or the empty string. */
    final String prefix;
    /** A text that every match contains, or null. */
    final RequiredText requiredText;
    /** The set of the first characters of matches, or null. */
    final CharacterMatcher firstSet;
    /** Whether a match can only begin at the beginning of the input. */
    final boolean anchored;

    private final int groupCount;
    private final int flags;
    private final String source;
    private final String flagText;
    private final Map<String, int[]> groupNames;
    private RegExpMatcher idle;
    private int intervalsUntilHot = INTERVALS_UNTIL_HOT;
    /** Set by the thread that compiles. */
    private volatile CompiledRegExp compiled;

    private RegExpProgram(
            String source, String flagText, RegExpCompiler compiler, RegExpParser.Pattern pattern, int flags) {
        this.source = source;
        this.flagText = flagText;
        code = compiler.code();
        sets = compiler.sets();
        strings = compiler.strings();
        references = compiler.references();
        dispatches = compiler.dispatches();
        registerCount = compiler.registerCount();
        prefix = compiler.prefix();
        requiredText = compiler.requiredText();
        firstSet = compiler.firstSet();
        anchored = compiler.isAnchored();
        unicodeMode = (flags & (RegExpFlags.UNICODE | RegExpFlags.UNICODE_SETS)) != 0;
        groupCount = pattern.groupCount() + 1;
        groupNames = pattern.groupNames();
        this.flags = flags;
    }

    /** Compiles a pattern; throws {@link RegExpSyntaxException}. */
    public static RegExpProgram compile(String pattern, String flags) {
        int bits = RegExpFlags.parse(flags);
        RegExpParser.Pattern parsed = RegExpParser.parse(pattern, bits);
        try {
            return new RegExpProgram(pattern, flags, RegExpCompiler.compile(parsed, bits), parsed, bits);
        } catch (StackOverflowError e) {
            throw new PatternCursor(pattern, bits, true).error(RegExpParser.STACK_OVERFLOW);
        }
    }

    /**
     * Generates a class for the matches that begin from now on; a program whose code would be too large stays interpreted. Any thread
     * may call this.
     *
     * @return whether there is a class now
     */
    public boolean compileToClass() {
        byte[] classFile = RegExpCodeGenerator.generate(this);
        if (classFile == null) {
            return false;
        }
        compiled = CompiledRegExp.define(classFile);
        return true;
    }

    /** Null while the program is interpreted. */
    CompiledRegExp compiled() {
        return compiled;
    }

    /** Counts that a matcher has polled once more. */
    void heated(MatchMonitor monitor) {
        if (intervalsUntilHot > 0 && --intervalsUntilHot == 0) {
            monitor.hot(this);
        }
    }

    /** The source of the pattern. */
    public String source() {
        return source;
    }

    /** The flags as they were written. */
    public String flagText() {
        return flagText;
    }

    /** The number of groups, counting the whole match. */
    public int groupCount() {
        return groupCount;
    }

    /**
     * The names of groups in the order of the pattern; a name can belong to several groups in different alternatives.
     */
    public Map<String, int[]> groupNames() {
        return groupNames;
    }

    /** The bits of {@link RegExpFlags}. */
    public int flags() {
        return flags;
    }

    /** Matches according to the sticky flag: only at the position, or at the first possible position from there on. */
    public int[] match(String input, int lastIndex, MatchMonitor monitor) {
        return match(input, lastIndex, (flags & RegExpFlags.STICKY) != 0, monitor);
    }

    public int[] match(String input, int lastIndex) {
        return match(input, lastIndex, null);
    }

    /**
     * The start and end of each group (-1 if it did not participate), or null if nothing matches. The array may be
     * longer and is overwritten by the next match.
     */
    public int[] match(String input, int lastIndex, boolean sticky, MatchMonitor monitor) {
        return match(input, 0, input.length(), lastIndex, sticky, monitor);
    }

    /** As {@link #match(String, int, boolean, MatchMonitor)} for a part of a string, to whose begin the positions are relative. */
    public int[] match(String whole, int begin, int length, int lastIndex, boolean sticky, MatchMonitor monitor) {
        RegExpMatcher matcher = idle != null ? idle : new RegExpMatcher(this);
        idle = null;
        try {
            return matcher.match(whole, begin, length, lastIndex, sticky, monitor);
        } finally {
            idle = matcher;
        }
    }
}
