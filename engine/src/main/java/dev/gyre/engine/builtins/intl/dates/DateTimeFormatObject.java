package dev.gyre.engine.builtins.intl.dates;

import dev.gyre.engine.builtins.intl.locale.AvailableLocales;
import dev.gyre.engine.builtins.intl.locale.ExtensionKeys;
import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.builtins.intl.locale.LocaleTag;
import dev.gyre.engine.builtins.intl.locale.LocaleTypes;
import dev.gyre.engine.builtins.intl.locale.ResolvedLocale;
import dev.gyre.engine.builtins.intl.options.OptionReader;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.List;

/** An Intl.DateTimeFormat: an object with [[InitializedDateTimeFormat]]. */
public final class DateTimeFormatObject extends JsObject {
    private final String locale;
    /** Without defaults. */
    private final DateTimeComponents requested;

    private final DateFormatters.Key key;
    private final DateFormatters formatters;
    /** [[BoundFormat]], null before its first use. */
    private JsObject boundFormat;

    /** Whether an instant is formatted as a ZonedDateTime. */
    private final boolean isZoned;

    private DateTimeFormatObject(
            JsObject prototype,
            String locale,
            DateTimeComponents requested,
            DateFormatters.Key key,
            DateFormatters formatters,
            boolean isZoned) {
        super(prototype);
        this.locale = locale;
        this.requested = requested;
        this.isZoned = isZoned;
        this.key = key;
        this.formatters = formatters;
    }

    // CreateDateTimeFormat ( newTarget, locales, options, required, defaults [ , toLocaleStringTimeZone ] ),
    // https://tc39.es/ecma402/#sec-createdatetimeformat
    /** @param zone the identifier of the time zone of a ZonedDateTime, with which the option timeZone is a TypeError; null for others */
    static DateTimeFormatObject create(
            Realm realm,
            JsObject prototype,
            Object locales,
            Object options,
            DateTimeComponents.Kind required,
            DateTimeComponents.Kind defaults,
            String service,
            String zone) {
        List<LocaleTag> requested = LocaleNegotiation.canonicalizeLocaleList(realm, locales);
        OptionReader reader = OptionReader.coerced(realm, options, service);
        LocaleNegotiation.readMatcher(reader);
        String calendar = reader.type("calendar");
        String numberingSystem = reader.type("numberingSystem");
        Boolean hour12 = reader.flag("hour12");
        String hourCycle = reader.oneOf("hourCycle", null, "h11", "h12", "h23", "h24");
        ExtensionKeys keys = new ExtensionKeys().with("ca", calendar, LocaleTypes::isCalendar);
        if (hour12 != null) keys.overridden("hc");
        else keys.with("hc", hourCycle, (data, value) -> HourCycle.named(value) != null);
        keys.with("nu", numberingSystem, LocaleTypes::isNumberingSystem);
        ResolvedLocale resolved = LocaleNegotiation.resolve(realm, AvailableLocales.CALENDARS, requested, keys);
        String timeZone = timeZone(realm, reader.value("timeZone"), zone);
        DateTimeComponents components = DateTimeComponents.read(reader);
        DateFormatters.Key key = new DateFormatters.Key(
                resolved.dataLocale(),
                resolved.value("ca"),
                resolved.value("nu"),
                timeZone,
                hour12,
                HourCycle.named(resolved.value("hc")),
                components.completed(required, defaults),
                null);
        return new DateTimeFormatObject(
                prototype, resolved.locale(), components, key, DateFormatters.of(realm, key), zone != null);
    }

    private static String timeZone(Realm realm, Object option, String zoneOrNull) {
        if (option == Undefined.INSTANCE)
            return zoneOrNull != null
                    ? zoneOrNull
                    : TimeZones.system(realm.agent().timeZone());
        if (zoneOrNull != null)
            throw Errors.typeError("Invalid time zone specified: " + NoSideEffectsToString.of(option));
        String text = TypeConversion.toString(option);
        String identifier = TimeZones.identifier(text);
        if (identifier == null) throw Errors.rangeError("Invalid time zone specified: " + text);
        return identifier;
    }

    String locale() {
        return locale;
    }

    DateFormatters.Key key() {
        return key;
    }

    DateFormatters formatters() {
        return formatters;
    }

    /** The formatters for a type of Temporal, null if it has none of the components that were asked for. */
    DateFormatters formatters(Realm realm, FormattedType type) {
        if (type == FormattedType.INSTANT) return instantFormatters(realm);
        DateTimeComponents components = requested.hasStyle()
                ? requested.stylesOf(type.hasDate(), type.hasTime())
                : requested.relevantTo(type.kind());
        if (components == null) return null;
        return DateFormatters.of(realm, key.with("UTC", components, type.fields()));
    }

    private DateFormatters instantFormatters(Realm realm) {
        DateTimeComponents.Kind defaults =
                isZoned ? DateTimeComponents.Kind.ZONED_DATE_TIME : DateTimeComponents.Kind.ANY;
        DateTimeComponents components = requested.completed(DateTimeComponents.Kind.ANY, defaults);
        return DateFormatters.of(realm, key.with(key.timeZone(), components, null));
    }

    String calendar() {
        return key.calendar() != null ? key.calendar() : formatters.calendarType();
    }

    String numberingSystem() {
        if (key.numberingSystem() != null) return key.numberingSystem();
        return formatters.hasLatinDigits() ? "latn" : LocaleTypes.defaultNumberingSystem(key.dataLocale());
    }

    JsObject boundFormat() {
        return boundFormat;
    }

    void boundFormat(JsObject function) {
        boundFormat = function;
    }
}
