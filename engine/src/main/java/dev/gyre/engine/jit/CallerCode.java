package dev.gyre.engine.jit;

import dev.gyre.engine.interpreter.DirectCallSite;
import dev.gyre.engine.interpreter.FramelessCalls;
import dev.gyre.engine.jit.analysis.Activation;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.CompilationUnit;
import dev.gyre.engine.runtime.realm.Agent;
import java.util.ArrayList;
import java.util.List;

/**
 * The code around direct calls. As long as the unit's activation has no frame, none is made for the call: it is only counted in the agent's depth, and the place of
 * the call is noted so that stack traces find it.
 */
final class CallerCode {
    private final CodeGenerator generator;
    private final Registers registers;
    private final boolean isFrameless;
    private final List<DirectCallSite> sites = new ArrayList<>();

    CallerCode(CodeGenerator generator, CompilationUnit unit) {
        this.generator = generator;
        registers = generator.registers;
        isFrameless = generator.isDirect && FramelessCalls.areFound() && !unit.makesFrames();
    }

    /** The direct calls of the emitted code. */
    DirectCallSite[] sites() {
        return sites.toArray(DirectCallSite[]::new);
    }

    /** Before a call: stores the callee in the frame, if that has registers, because stack traces read it to find out whether it is a builtin. */
    void storeCallee(int register) {
        Activation current = generator.activation();
        if (!generator.isDirect && !current.isInlined() || current.usesRegisters) registers.spill(register);
    }

    /** Before a direct call, when everything else that could fail has been done. */
    void begin() {
        if (!isFrameless) {
            generator.storePc();
            return;
        }
        MethodAssembler asm = generator.asm;
        keepFunctions();
        var made = new Label();
        var ready = new Label();
        asm.aload(CodeGenerator.FRAME);
        asm.ifnonnull(made);
        count(calls());
        asm.goto_(ready);
        asm.bind(made);
        short[] known = registers.snapshot();
        generator.storePc();
        registers.begin(known);
        asm.bind(ready);
    }

    /** Directly before the instruction of the call. */
    void note() {
        if (!isFrameless || !generator.asm.isReachable()) return;
        var callers = new ArrayList<DirectCallSite.Caller>();
        int pc = generator.pc;
        for (Activation each = generator.activation(); each != null; each = each.caller) {
            callers.add(caller(each, generator.inlining.merged().origin(pc)));
            pc = each.callPc;
        }
        sites.add(new DirectCallSite(generator.asm.codeSize(), callers));
    }

    private DirectCallSite.Caller caller(Activation activation, int pc) {
        if (!activation.isInlined())
            return new DirectCallSite.Caller(pc, CodeGenerator.FUNCTION, CodeGenerator.CONTEXT, CodeGenerator.THIS);
        int function = registers.objectLocal(activation.functionRegister());
        int thisValue = registers.objectLocal(activation.thisRegister());
        return new DirectCallSite.Caller(pc, function, contextLocal(activation), thisValue);
    }

    /** The JVM's local with the new target of an inlined construction; -1 for a call. */
    private int contextLocal(Activation activation) {
        if (!activation.isConstruction()) return -1;
        Activation target = activation.newTarget();
        return target == null ? CodeGenerator.CONTEXT : registers.objectLocal(target.functionRegister());
    }

    /** After the call, when its result is in its register. */
    void end() {
        if (!isFrameless) return;
        MethodAssembler asm = generator.asm;
        keep(0);
        keep(CodeGenerator.FUNCTION);
        keep(CodeGenerator.CONTEXT);
        keep(CodeGenerator.THIS);
        keepFunctions();
        var left = new Label();
        asm.aload(CodeGenerator.FRAME);
        asm.ifnonnull(left);
        count(-calls());
        asm.bind(left);
    }

    /** Reads the functions and this values of inlined calls as objects, without effect. */
    private void keepFunctions() {
        for (Activation each = generator.activation(); each.isInlined(); each = each.caller) {
            registers.pushObject(each.functionRegister());
            generator.asm.pop();
            registers.pushObject(each.thisRegister());
            generator.asm.pop();
        }
    }

    /** Reads a local after the call, so that HotSpot keeps its value for stack traces during the call. */
    private void keep(int local) {
        generator.asm.aload(local);
        generator.asm.pop();
    }

    /** Adds calls to the agent's depth or, if the number is negative, takes them away. C2 would not inline a method for that in long code. */
    private void count(int calls) {
        MethodAssembler asm = generator.asm;
        asm.ldcObject(generator.agent(), Helpers.AGENT_TYPE);
        asm.dup();
        asm.getfield(Helpers.AGENT, "depth", "J");
        asm.ldc(calls * Agent.FRAMELESS);
        asm.ladd();
        asm.putfield(Helpers.AGENT, "depth", "J");
    }

    /** The calls from the start of the unit to the current activation's call. */
    private int calls() {
        return generator.activation().depth + 1;
    }
}
