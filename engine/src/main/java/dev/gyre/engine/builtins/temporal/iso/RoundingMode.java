package dev.gyre.engine.builtins.temporal.iso;

/** The ways to round. */
// Rounding modes, https://tc39.es/proposal-temporal/#table-temporal-rounding-modes
public enum RoundingMode {
    CEIL("ceil"),
    FLOOR("floor"),
    EXPAND("expand"),
    TRUNC("trunc"),
    HALF_CEIL("halfCeil"),
    HALF_FLOOR("halfFloor"),
    HALF_EXPAND("halfExpand"),
    HALF_TRUNC("halfTrunc"),
    HALF_EVEN("halfEven");

    private static final RoundingMode[] VALUES = values();

    private final String identifier;

    RoundingMode(String identifier) {
        this.identifier = identifier;
    }

    /** The mode with that string identifier, or null. */
    public static RoundingMode named(String identifier) {
        for (RoundingMode mode : VALUES) {
            if (mode.identifier.equals(identifier)) return mode;
        }
        return null;
    }

    // NegateRoundingMode ( roundingMode )
    public RoundingMode negated() {
        return switch (this) {
            case CEIL -> FLOOR;
            case FLOOR -> CEIL;
            case HALF_CEIL -> HALF_FLOOR;
            case HALF_FLOOR -> HALF_CEIL;
            default -> this;
        };
    }

    // GetUnsignedRoundingMode ( roundingMode, sign ) and ApplyUnsignedRoundingMode ( x, r1, r2, unsignedRoundingMode )
    /**
     * Whether the magnitude of a number that lies between two multiples of the increment is rounded up.
     *
     * @param negative whether the number is
     * @param half the comparison of the magnitude's distance from the lower multiple with half of the increment
     * @param odd whether the lower multiple is an odd one
     */
    public boolean roundsUp(boolean negative, int half, boolean odd) {
        return switch (this) {
            case CEIL -> !negative;
            case FLOOR -> negative;
            case EXPAND -> true;
            case TRUNC -> false;
            case HALF_CEIL -> half > 0 || half == 0 && !negative;
            case HALF_FLOOR -> half > 0 || half == 0 && negative;
            case HALF_EXPAND -> half >= 0;
            case HALF_TRUNC -> half > 0;
            case HALF_EVEN -> half > 0 || half == 0 && odd;
        };
    }

    // RoundNumberToIncrement ( x, increment, roundingMode )
    /** A number rounded to a multiple of the increment; both must be less than 2^62 in magnitude. */
    public long round(long number, long increment) {
        long magnitude = Math.abs(number);
        long quotient = magnitude / increment;
        long remainder = magnitude - quotient * increment;
        if (remainder == 0) return number;
        if (roundsUp(number < 0, Long.compare(remainder, increment - remainder), (quotient & 1) != 0)) quotient++;
        return number < 0 ? -quotient * increment : quotient * increment;
    }
}
