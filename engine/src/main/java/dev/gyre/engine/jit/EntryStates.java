package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.jit.analysis.Definitions;
import dev.gyre.engine.jit.analysis.ReachingKinds;
import dev.gyre.engine.jit.tiering.Profile;
import java.util.BitSet;

/** What is known of the registers where activations enter the code. */
final class EntryStates {
    private final CodeGenerator generator;
    private final CodeBlock block;
    private final Definitions definitions;
    /** Null when nothing was recorded. */
    private final ReachingKinds kinds;

    EntryStates(CodeGenerator generator, CodeBlock block, Profile profile) {
        this.generator = generator;
        this.block = block;
        definitions = new Definitions(block);
        kinds = profile == null ? null : new ReachingKinds(block, profile);
    }

    /** The state of each register, of which these are live; see {@link Registers}. */
    short[] at(int entry, BitSet live) {
        short[] state = new short[generator.inlining.registerCount];
        int[] reaching = kinds == null || entry == 0 ? new int[block.registerCount] : kinds.at(entry, live);
        for (int r = live.nextSetBit(0); r >= 0; r = live.nextSetBit(r + 1)) state[r] = state(entry, r, reaching[r]);
        return state;
    }

    private short state(int entry, int register, int reaching) {
        if (isUnwritten(entry, register)) return Registers.OBJECT;
        Number constant = constant(entry, register);
        if (constant != null)
            return (short) (Registers.FRAME | (constant instanceof Integer ? Registers.INT : Registers.DOUBLE));
        int kinds = entry == 0 ? generator.sites.parameterKinds(register) : reaching;
        return (short) (Registers.OBJECT | (generator.isDirect ? 0 : Registers.FRAME) | Registers.likely(kinds));
    }

    /** Whether no instruction but those of a loop that begins at offset 0 has written the register yet, so that it holds undefined. */
    boolean isUnwritten(int entry, int register) {
        return entry == 0 && register >= block.parameterCount && !block.loopsToStart();
    }

    /** The constant Number that a register holds, but for the start of the code; null if it is no constant. */
    Number constant(int entry, int register) {
        return entry == 0 ? null : definitions.constant(register);
    }
}
