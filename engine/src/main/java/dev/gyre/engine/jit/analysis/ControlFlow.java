package dev.gyre.engine.jit.analysis;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.runtime.object.Shape;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/** The basic blocks of a unit that are reachable from its entries and exception handlers. */
public final class ControlFlow {
    /** A basic block. */
    public static final class Block {
        public final int start;
        /** The offsets of its instructions. */
        public int[] offsets;
        /** The offset at which control continues after the last instruction, if that does not jump. */
        public int end;
        /** The offsets of the blocks that may follow; that of the fall-through is the last. */
        int[] successors = {};
        /** The successors that the generated code can reach; it exits at instructions that have not run. */
        public final BitSet reached = new BitSet();
        /** The position in the order of emission; -1 outside it. */
        int order = -1;
        /** Whether code that is emitted later may jump here: the end of a loop, or conversions that are out of line. */
        public boolean isReturnedTo;
        /** Whether a loop begins here. */
        public boolean isLoop;
        /** How often the analysis has visited it. */
        public int visits;
        /** What the generator knows of each register at the start, in bits of its own; null if the block has not been reached. */
        public short[] in;
        /** The {@link KnownShapes} at the start. */
        public Shape[][] shapes;

        Block(int start) {
            this.start = start;
        }
    }

    private final CodeBlock block;
    private final MergedCode merged;
    private final Block[] blocks;
    /** By offset, the only instruction that can follow without an exception; -1 if there are several or none. */
    private final int[] following;
    /** Where loops begin. */
    private final BitSet loops = new BitSet();

    public ControlFlow(CodeBlock block, MergedCode merged, int[] entries) {
        this.block = block;
        this.merged = merged;
        blocks = new Block[block.code.length];
        following = new int[block.code.length];
        Arrays.fill(following, -1);
        var leaders = leaders(entries);
        var work = new ArrayDeque<Integer>();
        for (int entry : entries) work.add(entry);
        while (!work.isEmpty()) {
            int start = work.poll();
            if (blocks[start] == null) build(start, leaders, work);
        }
        for (int start = loops.nextSetBit(0); start >= 0; start = loops.nextSetBit(start + 1))
            blocks[start].isLoop = true;
    }

    public Block at(int start) {
        return blocks[start];
    }

    public int following(int pc) {
        return following[pc];
    }

    private BitSet leaders(int[] entries) {
        int[] code = block.code;
        var leaders = new BitSet(code.length);
        for (int entry : entries) leaders.set(entry);
        for (int pc = 0; pc < code.length; pc += InstructionTable.length(code[pc])) {
            // The code after an inlined call is only reached from its returns.
            if (isOnlyReturn(pc)) continue;
            for (int target : InstructionTable.targets(block, pc)) leaders.set(target);
        }
        return leaders;
    }

    private boolean isOnlyReturn(int pc) {
        return merged.isReturn(pc) && merged.returnsOnce(merged.activation(pc));
    }

    private void build(int start, BitSet leaders, ArrayDeque<Integer> work) {
        int[] code = block.code;
        var built = new Block(start);
        blocks[start] = built;
        var offsets = new ArrayList<Integer>();
        for (int pc = start; ; pc = following[pc]) {
            offsets.add(pc);
            int[] targets = InstructionTable.suspends(code[pc]) ? new int[0] : InstructionTable.targets(block, pc);
            boolean isOnlyReturn = isOnlyReturn(pc);
            boolean falls = !InstructionTable.isTerminator(code[pc]) && !InstructionTable.suspends(code[pc]);
            List<Activation> called = merged.inlinedAt(pc);
            int next = isOnlyReturn
                    ? targets[0]
                    : called.isEmpty() ? pc + InstructionTable.length(code[pc]) : called.getFirst().start;
            built.end = next;
            if (merged.branches(pc)) {
                built.successors = called.stream().mapToInt(each -> each.start).toArray();
                if (merged.isCalled(pc))
                    built.successors = append(built.successors, pc + InstructionTable.length(code[pc]));
            } else if (isOnlyReturn || targets.length == 0 && falls) {
                following[pc] = next;
                if (!leaders.get(next)) continue;
                built.successors = new int[] {next};
            } else {
                built.successors = falls ? append(targets, next) : targets;
            }
            built.offsets = offsets.stream().mapToInt(Integer::intValue).toArray();
            for (int successor : built.successors) work.add(successor);
            if (InstructionTable.isLoop(code[pc])) loops.set(targets[0]);
            return;
        }
    }

    private static int[] append(int[] targets, int next) {
        int[] all = Arrays.copyOf(targets, targets.length + 1);
        all[targets.length] = next;
        return all;
    }

    /** The reached blocks in reverse postorder: only the jumps of loops lead backward. */
    public List<Block> order(int[] entries) {
        for (Block each : blocks) {
            if (each != null) {
                each.order = -1;
                each.isReturnedTo = false;
            }
        }
        var postorder = new ArrayList<Block>();
        var visited = new BitSet();
        for (int i = entries.length - 1; i >= 0; i--) visit(entries[i], visited, postorder);
        Collections.reverse(postorder);
        for (int i = 0; i < postorder.size(); i++) postorder.get(i).order = i;
        for (Block each : postorder) {
            for (int successor : each.successors) {
                Block target = blocks[successor];
                if (each.successors.length > 1 || target.order != each.order + 1) target.isReturnedTo = true;
            }
        }
        return postorder;
    }

    private void visit(int start, BitSet visited, List<Block> postorder) {
        var path = new ArrayDeque<int[]>();
        if (blocks[start].in == null || visited.get(start)) return;
        visited.set(start);
        path.push(new int[] {start, 0});
        while (!path.isEmpty()) {
            int[] top = path.peek();
            Block current = blocks[top[0]];
            if (top[1] == current.successors.length) {
                postorder.add(current);
                path.pop();
                continue;
            }
            int successor = current.successors[top[1]++];
            if (!current.reached.get(successor) || visited.get(successor)) continue;
            visited.set(successor);
            path.push(new int[] {successor, 0});
        }
    }
}
