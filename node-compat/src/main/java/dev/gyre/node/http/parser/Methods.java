package dev.gyre.node.http.parser;

/** The request methods that are known, in alphabetical order, and the protocols they go with. */
final class Methods {
    private static final String[] NAMES = {
        "ACL",
        "ANNOUNCE",
        "BIND",
        "CHECKOUT",
        "CONNECT",
        "COPY",
        "DELETE",
        "DESCRIBE",
        "FLUSH",
        "GET",
        "GET_PARAMETER",
        "HEAD",
        "LINK",
        "LOCK",
        "M-SEARCH",
        "MERGE",
        "MKACTIVITY",
        "MKCALENDAR",
        "MKCOL",
        "MOVE",
        "NOTIFY",
        "OPTIONS",
        "PATCH",
        "PAUSE",
        "PLAY",
        "POST",
        "PRI",
        "PROPFIND",
        "PROPPATCH",
        "PURGE",
        "PUT",
        "QUERY",
        "REBIND",
        "RECORD",
        "REDIRECT",
        "REPORT",
        "SEARCH",
        "SETUP",
        "SET_PARAMETER",
        "SOURCE",
        "SUBSCRIBE",
        "TEARDOWN",
        "TRACE",
        "UNBIND",
        "UNLINK",
        "UNLOCK",
        "UNSUBSCRIBE",
    };

    private Methods() {}

    static int indexOf(String name) {
        for (var index = 0; index < NAMES.length; index++) {
            if (NAMES[index].equals(name)) {
                return index;
            }
        }
        throw new IllegalArgumentException(name);
    }

    static String name(int index) {
        return NAMES[index];
    }

    /** The first method, at {@code from} or after it, that goes on with a character where that one has {@code length} characters so far; -1 if there is none. */
    static int next(int from, int length, byte character) {
        for (var index = from; index < NAMES.length && NAMES[index].regionMatches(0, NAMES[from], 0, length); index++) {
            if (NAMES[index].length() > length && NAMES[index].charAt(length) == character) {
                return index;
            }
        }
        return -1;
    }

    static boolean isRtsp(String method) {
        return switch (method) {
            case "OPTIONS", "GET", "POST" -> true;
            default -> !isHttp(method);
        };
    }

    static boolean isHttp(String method) {
        return switch (method) {
            case "DESCRIBE",
                    "ANNOUNCE",
                    "SETUP",
                    "PLAY",
                    "PAUSE",
                    "TEARDOWN",
                    "GET_PARAMETER",
                    "SET_PARAMETER",
                    "REDIRECT",
                    "RECORD",
                    "FLUSH" -> false;
            default -> true;
        };
    }

    static boolean isIcecast(String method) {
        return method.equals("SOURCE");
    }
}
