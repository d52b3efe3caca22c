package dev.gyre.engine.bytecode;

import static dev.gyre.engine.bytecode.Opcode.*;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.gyre.engine.syntax.source.Source;
import org.junit.jupiter.api.Test;

class BytecodeBuilderTest {
    private final BytecodeBuilder builder = new BytecodeBuilder();

    private CodeBlock finish(int registers) {
        return builder.finish(registers, 0, false, false, new Source("test.js", ""), null, null);
    }

    @Test
    void forwardJumpsArePatched() {
        var end = new Label();
        builder.emitJump(JUMP_IF_TRUE, end, 0);
        builder.emit(LOAD_INT, 0, 7);
        builder.bind(end);
        builder.emit(RETURN, 0);
        assertArrayEquals(
                new int[] {JUMP_IF_TRUE.ordinal(), 0, 6, LOAD_INT.ordinal(), 0, 7, RETURN.ordinal(), 0},
                finish(1).code);
    }

    @Test
    void codeAfterATerminatorIsDropped() {
        var nowhere = new Label();
        builder.emit(RETURN, 0);
        builder.emit(LOAD_INT, 0, 7);
        builder.bind(nowhere);
        builder.emit(RETURN, 0);
        assertEquals(2, finish(1).code.length);
    }

    @Test
    void virtualRegistersGetAPlaceOnlyWhenUsed() {
        builder.emit(RETURN, BytecodeBuilder.THIS);
        var block = finish(3);
        assertArrayEquals(new int[] {LOAD_THIS.ordinal(), 3, RETURN.ordinal(), 3}, block.code);
        assertEquals(4, block.registerCount);
    }

    @Test
    void regionsWithGapsProtectOnlyWhatIsOpen() {
        var region = new ExceptionTable.Region();
        builder.open(region);
        builder.emit(LOAD_INT, 0, 1);
        builder.close(region);
        builder.emit(LOAD_INT, 0, 2);
        builder.open(region);
        builder.emit(LOAD_INT, 0, 3);
        builder.close(region);
        builder.emit(RETURN, 0);
        builder.bindHandler(region);
        builder.emit(CATCH, 0);
        builder.emit(RETURN, 0);
        var block = finish(1);
        assertArrayEquals(new int[] {0, 3, 11, 0, 6, 9, 11, 0}, block.handlers);
        assertEquals(11, block.handlerFor(0));
        assertEquals(-1, block.handlerFor(3));
        Validator.validate(block);
    }

    @Test
    void positionsFollowTheInstructions() {
        builder.at(10);
        builder.emit(LOAD_INT, 0, 1);
        builder.at(20);
        builder.emit(RETURN, 0);
        var block = finish(1);
        assertEquals(10, block.sourceOffset(0));
        assertEquals(20, block.sourceOffset(3));
    }

    @Test
    void theValidatorRejectsWhatIsMalformed() {
        builder.emit(LOAD_INT, 5, 1);
        builder.emit(RETURN, 0);
        assertThrows(IllegalStateException.class, () -> Validator.validate(finish(1)));
    }

    @Test
    void theValidatorRejectsCodeThatFallsOffItsEnd() {
        builder.emit(LOAD_INT, 0, 1);
        assertThrows(IllegalStateException.class, () -> Validator.validate(finish(1)));
    }

    @Test
    void opcodeConstantsAreTheOrdinals() throws ReflectiveOperationException {
        for (var opcode : Opcode.values())
            assertEquals(opcode.ordinal(), Op.class.getField(opcode.name()).getInt(null), opcode.name());
        assertEquals(Opcode.values().length, Op.class.getFields().length);
    }

    @Test
    void livenessRunsBackwardsThroughJumps() {
        var end = new Label();
        builder.emitJump(JUMP_IF_TRUE, end, 0);
        builder.emit(MOVE, 1, 2);
        builder.bind(end);
        builder.emit(RETURN, 1);
        var liveness = Liveness.of(finish(3));
        assertEquals("{0, 1, 2}", liveness.liveAt(0).toString());
        assertEquals("{1}", liveness.liveAt(6).toString());
    }
}
