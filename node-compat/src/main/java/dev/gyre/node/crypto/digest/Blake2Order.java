package dev.gyre.node.crypto.digest;

/** The order in which the rounds of BLAKE2 take the words of a block, RFC 7693, section 2.7. */
final class Blake2Order {
    /** Bytes of a salt and of a personalization, of BLAKE2b and BLAKE2s. */
    static final int EXTRA_B = 16, EXTRA_S = 8;

    private static final String[] ORDER = {
        "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
        "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0"
    };

    private Blake2Order() {}

    static int word(int round, int index) {
        return Character.digit(ORDER[round % ORDER.length].charAt(index), 16);
    }
}
