package dev.gyre.engine.builtins.temporal.calendar;

/** The Umm al-Qura calendar: the published months from 1300 to 1600, and the tabular calendar outside that range. */
final class UmmAlQuraCalendar extends CalendarSystem {
    private static final TabularIslamicCalendar OUTSIDE = TabularIslamicCalendar.CIVIL;
    static final UmmAlQuraCalendar INSTANCE = new UmmAlQuraCalendar();
    private static final int FIRST_YEAR = 1300;
    private static final int LAST_YEAR = 1600;
    private static final int DIGITS = 3;
    /** For each year three hexadecimal digits, in which bit m - 1 is set if month m has 30 days. */
    private static final String LENGTHS =
            "5552ab9372b657636cb55aaa95649e95d2ba5b53aab4ba9652e2ad56db5a752f25e8ad16a56ab56b4da9b92b2564ba9b35a6d95d4da5d4aa955369752f46e96d46"
                    + "a953525d4bd9ba3b4b69b2aa554ada5d2da6d9eaae94d2ac564aea6d56ad55d4aa9352ba5b53a6b5ea9d52d29a554ad56daea6e4ed1da2aaa95a2da5b9bb27646c"
                    + "95552ab4dbaba5b4da9d52aa592d26d8ed2daad5aa5a4b4979372b6975d69d52c9592b25b4db9d55d2da5d4aa9554daad3aabd2bc4b89a9552d5adb6a6d4dc9d92"
                    + "aa69562ae56d36ab55aaa94d49d95d2ba5b55aad55a9a92e26e55dada6d46a5b27a4d4ad56db5a754f49e92d26a563566b5baab92b2568ba9b55aada5b4da9b52a"
                    + "9a536276575af26d46a95552ad4bd9ba574b69b52a9552da5d4daad96b2e95e2ac9692eaad56ad65d4ad1562bc5b53a6b5db2d64d29a554ad96daea6e8ed1da4d4"
                    + "aa6a2da5b9b72b686d16554ab95b2ba5b5da9d52ca694e46e95d4daad5aaaa4d49b9374b6975d6ad52aa594b2ab55bad95d2dc5d92b25555ab55b4ba97a2745593"
                    + "aab4d69d65d2ba5b4aa954ad15d2dd9da5b45a952d25b8b717656db6aacaa9652b15b2bb5b6daab94d46a8d52da9d55a755749f13e4aa965566b5baab94";

    /** The first days of the years from {@link #FIRST_YEAR} to the one after {@link #LAST_YEAR}. */
    private final int[] newYears = new int[LAST_YEAR - FIRST_YEAR + 2];

    private UmmAlQuraCalendar() {
        super("islamic-umalqura", Era.of("ah"), Era.before("bh"));
        newYears[0] = (int) OUTSIDE.newYear(FIRST_YEAR);
        for (int i = 1; i < newYears.length; i++) {
            newYears[i] = newYears[i - 1] + 12 * 29 + Integer.bitCount(lengths(FIRST_YEAR + i - 1));
        }
    }

    private static int lengths(int year) {
        int at = (year - FIRST_YEAR) * DIGITS;
        return Integer.parseInt(LENGTHS, at, at + DIGITS, 16);
    }

    private static boolean isPublished(int year) {
        return year >= FIRST_YEAR && year <= LAST_YEAR;
    }

    @Override
    public CalendarDate dateOf(long epochDay) {
        if (epochDay < newYears[0] || epochDay >= newYears[newYears.length - 1]) return OUTSIDE.dateOf(epochDay);
        int index = (int) ((epochDay - newYears[0]) / 355);
        while (newYears[index + 1] <= epochDay) index++;
        int day = (int) (epochDay - newYears[index]);
        int lengths = lengths(FIRST_YEAR + index);
        int month = 1;
        for (int days; day >= (days = length(lengths, month)); month++) day -= days;
        return new CalendarDate(FIRST_YEAR + index, month, day + 1);
    }

    private static int length(int lengths, int month) {
        return 29 + (lengths >> month - 1 & 1);
    }

    @Override
    public long epochDay(int year, int month, int day) {
        if (!isPublished(year)) return OUTSIDE.epochDay(year, month, day);
        int before = Integer.bitCount(lengths(year) & (1 << month - 1) - 1);
        return newYears[year - FIRST_YEAR] + 29L * (month - 1) + before + day - 1;
    }

    @Override
    public int daysInMonth(int year, int month) {
        return isPublished(year) ? length(lengths(year), month) : OUTSIDE.daysInMonth(year, month);
    }

    @Override
    public int daysInYear(int year) {
        return isPublished(year) ? 12 * 29 + Integer.bitCount(lengths(year)) : OUTSIDE.daysInYear(year);
    }

    @Override
    public boolean isLeapYear(int year) {
        return daysInYear(year) == 355;
    }
}
