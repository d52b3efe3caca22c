package dev.gyre.engine.builtins.intl.dates;

import dev.gyre.engine.builtins.intl.dates.DateTimeComponents.Kind;

/** The types of Temporal that a DateTimeFormat has formats for. */
// CreateDateTimeFormat ( newTarget, locales, options, required, defaults ),
// https://tc39.es/ecma402/#sec-createdatetimeformat
enum FormattedType {
    PLAIN_DATE(Kind.DATE, Letters.DATE),
    PLAIN_TIME(Kind.TIME, Letters.TIME),
    PLAIN_DATE_TIME(Kind.ANY, Letters.DATE + Letters.TIME),
    PLAIN_YEAR_MONTH(Kind.YEAR_MONTH, Letters.ERA_AND_YEAR + Letters.MONTH),
    PLAIN_MONTH_DAY(Kind.MONTH_DAY, Letters.MONTH + Letters.DAY),
    /** Has all fields, also the name of the time zone. */
    INSTANT(Kind.ANY, null);

    /** Date field symbols, https://unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table. */
    private static final class Letters {
        static final String ERA_AND_YEAR = "GyYurU";
        static final String MONTH = "ML";
        static final String DAY = "d";
        static final String DATE = ERA_AND_YEAR + MONTH + DAY + "Eec";
        static final String TIME = "abBhHkKmsS";
    }

    private final Kind kind;
    private final String fields;

    FormattedType(Kind kind, String fields) {
        this.kind = kind;
        this.fields = fields;
    }

    /** The components that it has, which are also its defaults. */
    Kind kind() {
        return kind;
    }

    /** The letters in ICU's skeletons of the fields that it has; null for all. */
    String fields() {
        return fields;
    }

    boolean hasDate() {
        return kind != Kind.TIME;
    }

    boolean hasTime() {
        return kind == Kind.TIME || kind == Kind.ANY;
    }
}
