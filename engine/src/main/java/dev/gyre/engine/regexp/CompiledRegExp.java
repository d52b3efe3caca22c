package dev.gyre.engine.regexp;

import java.lang.invoke.MethodHandles;

/** The code of a {@link RegExpProgram} as a class of the JVM, which {@link RegExpCodeGenerator} generates. It has no state. */
abstract class CompiledRegExp {
    /**
     * Matches at one position and stores start and end of the match in the matcher's registers. The input is the matcher's; it is passed
     * so that the code need not load it.
     */
    abstract boolean matchAt(RegExpMatcher matcher, String input, int start);

    /** The first position from which on a match may begin; the end of the input if there is none. */
    abstract int findCandidate(RegExpMatcher matcher, String input, int from);

    static CompiledRegExp define(byte[] classFile) {
        try {
            var lookup = MethodHandles.lookup().defineHiddenClass(classFile, true);
            return (CompiledRegExp)
                    lookup.lookupClass().getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
