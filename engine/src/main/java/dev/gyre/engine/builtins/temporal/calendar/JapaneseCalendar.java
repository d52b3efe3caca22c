package dev.gyre.engine.builtins.temporal.calendar;

import dev.gyre.engine.builtins.temporal.iso.IsoDate;

/** The Japanese calendar: from 1873 on, the eras of the emperors; before, those of the Gregorian calendar. */
final class JapaneseCalendar extends GregorianCalendar {
    static final JapaneseCalendar INSTANCE = new JapaneseCalendar();

    /** The first days of the eras, the latest first; Meiji's years are used from when Japan took the Gregorian calendar. */
    private static final long[] FIRST_DAYS = {
        IsoDate.epochDay(2019, 5, 1),
        IsoDate.epochDay(1989, 1, 8),
        IsoDate.epochDay(1926, 12, 25),
        IsoDate.epochDay(1912, 7, 30),
        IsoDate.epochDay(1873, 1, 1)
    };

    private JapaneseCalendar() {
        super(
                "japanese",
                0,
                new Era("reiwa", null, 2019, false),
                new Era("heisei", null, 1989, false),
                new Era("showa", null, 1926, false),
                new Era("taisho", null, 1912, false),
                new Era("meiji", null, 1868, false),
                new Era("ce", "ad", 1, false),
                new Era("bce", "bc", 0, true));
    }

    @Override
    public boolean hasErasWithinYears() {
        return true;
    }

    @Override
    public Era eraOf(int year, long epochDay) {
        for (int i = 0; i < FIRST_DAYS.length; i++) {
            if (epochDay >= FIRST_DAYS[i]) return era(i);
        }
        return era(year >= 1 ? FIRST_DAYS.length : FIRST_DAYS.length + 1);
    }
}
