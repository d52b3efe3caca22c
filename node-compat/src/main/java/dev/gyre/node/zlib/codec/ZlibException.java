package dev.gyre.node.zlib.codec;

/** Thrown for data that cannot be processed, with zlib's name and number of the error. */
public final class ZlibException extends Exception {
    private static final long serialVersionUID = 1L;
    private static final int Z_NEED_DICT = 2, Z_DATA_ERROR = -3, Z_MEM_ERROR = -4, Z_BUF_ERROR = -5;

    private final String code;
    private final int number;

    public ZlibException(String code, int number, String message) {
        super(message, null, false, false);
        this.code = code;
        this.number = number;
    }

    static ZlibException data(String message) {
        return new ZlibException("Z_DATA_ERROR", Z_DATA_ERROR, message);
    }

    public static ZlibException endOfFile() {
        return new ZlibException("Z_BUF_ERROR", Z_BUF_ERROR, "unexpected end of file");
    }

    static ZlibException dictionary(String message) {
        return new ZlibException("Z_NEED_DICT", Z_NEED_DICT, message);
    }

    /** Converts a failure other than invalid data, such as lack of memory. */
    public static ZlibException unexpected(Throwable failure) {
        return new ZlibException("Z_MEM_ERROR", Z_MEM_ERROR, "not enough memory: " + failure.getMessage());
    }

    public String code() {
        return code;
    }

    public int number() {
        return number;
    }
}
