package dev.gyre.engine.builtins.dates;

/** The numbers of a date string, from which day, time and zone are computed. */
final class DateParts {
    private static final int NONE = Integer.MIN_VALUE;

    private final int[] day = {1, 1, 1};
    private int dayCount;
    private int namedMonth = NONE;
    private boolean standard;
    /** Hour, minute, second, millisecond. */
    private final int[] time = new int[4];

    private int timeCount;
    private int meridiem = NONE;
    private int zoneSign = NONE;
    private int zoneHour = NONE;
    private int zoneMinute = NONE;

    /** The text has the specification's format: year, month, day in that order, and years under 100 are not changed. */
    boolean standard() {
        standard = true;
        return true;
    }

    boolean addDay(int number) {
        if (dayCount == day.length) return false;
        day[dayCount++] = number;
        return true;
    }

    /** 1 to 12. */
    void month(int month) {
        namedMonth = month;
    }

    boolean hasTime() {
        return timeCount > 0;
    }

    boolean addTime(int number) {
        if (timeCount == time.length) return false;
        time[timeCount++] = number;
        return true;
    }

    /** The last part of the time: those after it are zero. */
    void finishTime(int number) {
        addTime(number);
        timeCount = time.length;
    }

    /** Whether the number can be the next part of a time that has begun. */
    boolean expectsTime(int number) {
        return timeCount == 3 ? number < 1000 : (timeCount == 1 || timeCount == 2) && number < 60;
    }

    /** The offset for hours of the twelve-hour clock. */
    void meridiem(int hours) {
        meridiem = hours;
    }

    void zone(int hours) {
        zoneSign = hours < 0 ? -1 : 1;
        zoneTime(Math.abs(hours), 0);
    }

    void zoneSign(int sign) {
        zoneSign = sign;
    }

    void zoneTime(int hour, int minute) {
        zoneHour = hour;
        zoneMinute = minute;
    }

    /** Sets the hours of the offset; the minutes follow. */
    void zoneHour(int hour) {
        zoneTime(hour, NONE);
    }

    void zoneMinute(int minute) {
        zoneMinute = minute;
    }

    boolean expectsZoneMinute(int number) {
        return zoneHour != NONE && zoneMinute == NONE && number < 60;
    }

    /** Whether a sign begins an offset: after a time or after UTC. */
    boolean takesZoneOffset() {
        return hasTime() || zoneHour == 0 && zoneMinute == 0;
    }

    /** Time value, or NaN. */
    double time() {
        double midnight = dayNumber();
        double local = DateTime.makeDate(midnight, timeOfDay());
        if (zoneSign == NONE) return DateTime.timeClip(DateTime.utc(local));
        double minutes = (zoneHour == NONE ? 0 : zoneHour) * 60.0 + (zoneMinute == NONE ? 0 : zoneMinute);
        if (minutes * 60 > Integer.MAX_VALUE) return Double.NaN;
        return DateTime.timeClip(local - zoneSign * minutes * DateTime.MS_PER_MINUTE);
    }

    private static boolean isDay(int number) {
        return number >= 1 && number <= 31;
    }

    private double dayNumber() {
        if (dayCount == 0) return Double.NaN;
        int year, month, date;
        if (namedMonth != NONE) {
            boolean dateFirst = isDay(day[0]);
            month = namedMonth;
            date = dateFirst ? day[0] : day[1];
            year = dateFirst ? day[1] : day[0];
        } else {
            boolean yearFirst = standard || !isDay(day[0]);
            year = yearFirst ? day[0] : day[2];
            month = yearFirst ? day[1] : day[0];
            date = yearFirst ? day[2] : day[1];
        }
        if (!standard && year >= 0 && year <= 99) year += year <= 49 ? 2000 : 1900;
        return month >= 1 && month <= 12 && isDay(date) ? DateTime.makeDay(year, month - 1, date) : Double.NaN;
    }

    private double timeOfDay() {
        int hour = time[0];
        if (meridiem != NONE) {
            if (hour > 12) return Double.NaN;
            hour = hour % 12 + meridiem;
        }
        boolean endOfDay = hour == 24 && time[1] == 0 && time[2] == 0 && time[3] == 0;
        if (hour > 23 && !endOfDay || time[1] > 59 || time[2] > 59 || time[3] > 999) return Double.NaN;
        return DateTime.makeTime(hour, time[1], time[2], time[3]);
    }
}
