package dev.gyre.engine.bytecode.serial;

import java.util.zip.CRC32;

/** Constants of the serial form. */
final class SerialForm {
    /** "GYRC". */
    static final int MAGIC = 0x47595243;
    /** Must change whenever the form does. */
    static final int VERSION = 8;

    static final int FUNCTION = 0, SCRIPT = 1, MODULE = 2;

    // Offsets in the header.
    static final int KEY = 8,
            LENGTH = 16,
            CHECKSUM = 20,
            KIND = 24,
            ROOT = 28,
            STRINGS = 32,
            STRING_COUNT = 36,
            SCOPES = 40,
            SCOPE_COUNT = 44;
    static final int HEADER_LENGTH = 48;

    // Tags of constants, in the low bits of a word; the rest of it is a number or index.
    static final int TAG_BITS = 4, TAG_MASK = 15;
    static final int STRING = 0,
            INT = 1,
            DOUBLE = 2,
            BIGINT = 3,
            LAYOUT = 4,
            GLOBALS = 5,
            EVAL_SITE = 6,
            UNDEFINED = 7,
            PRIVATE_METHOD = 8,
            REG_EXP = 9,
            TEMPLATE = 10,
            TARGETS = 11,
            BOOLEAN = 12,
            CASES = 13;

    // Flags of a signature, in the same word as the function kind.
    static final int KIND_MASK = 15, NAMED = 16, INFERRED = 32, IMPLICIT = 64, MAPPED = 128;
    static final int KEEPS_ARGUMENTS = 1, STRICT = 2, STRICT_PARTS = 4;

    private SerialForm() {}

    /** The checksum of everything after it. */
    static int checksum(byte[] bytes, int length) {
        var crc = new CRC32();
        crc.update(bytes, KIND, length - KIND);
        return (int) crc.getValue();
    }
}
