package dev.gyre.engine.builtins.temporal.parse;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Texts that are nearly right, or very long: every parser accepts or refuses them, in time that grows with their length. */
class HostileTextTest {
    private static final int TEXTS = 10_000;
    private static final int LONG = 400_000;
    private static final String[] SEEDS = {
        "2020-02-29T12:34:56.123456789+01:00[Europe/Paris][u-ca=hebrew]",
        "-271821-04-20T00Z[!UTC][!u-ca=iso8601][foo-bar=b-c]",
        "20200101T235960,5-0530[+05:30]",
        "T12:34:56",
        "2020-12",
        "--12-31",
        "12-31",
        "-P1Y2M3W4DT5H6M7.123456789S",
        "PT0.5H",
        "America/Argentina/Buenos_Aires",
        "+05:30:15.5",
        "iso8601"
    };
    private static final String CHARACTERS = "0123456789-+:.,TtZzPpYyMmWwDdHhSs[]!=/_ ucaé\u0000\ud800\u2212";

    private interface Parser {
        Object parse(String text) throws ParseFailure;
    }

    private record Named(String name, String valid, Parser parser) {}

    private static final List<Named> PARSERS = List.of(
            new Named("dateTime", "2020-02-29T12:34[u-ca=roc]", IsoParser::dateTime),
            new Named("zonedDateTime", SEEDS[0], IsoParser::zonedDateTime),
            new Named("relativeTo", SEEDS[0], IsoParser::relativeTo),
            new Named("instant", SEEDS[1], IsoParser::instant),
            new Named("time", "T12:34:56", IsoParser::time),
            new Named("yearMonth", "2020-12", IsoParser::yearMonth),
            new Named("monthDay", "--12-31", IsoParser::monthDay),
            new Named("any", "12:34", IsoParser::any),
            new Named("duration", SEEDS[7], DurationParser::parse),
            new Named("offset", SEEDS[10], UtcOffset::parse),
            new Named("timeZone", SEEDS[0], TimeZoneIdentifier::parseText),
            new Named("calendar", "2020-12", TimeZoneIdentifier::parseCalendar));

    @TestFactory
    List<DynamicTest> parsersRefuseOnlyByFailures() {
        return PARSERS.stream()
                .map(named -> DynamicTest.dynamicTest(named.name, () -> {
                    assertDoesNotThrow(() -> named.parser.parse(named.valid));
                    Random random = new Random(42);
                    for (int i = 0; i < TEXTS; i++) accept(named.parser, mutated(random));
                }))
                .toList();
    }

    private static void accept(Parser parser, String text) {
        try {
            parser.parse(text);
        } catch (ParseFailure refused) {
            assertDoesNotThrow(refused::getMessage);
        } catch (RuntimeException exception) {
            throw new AssertionError("for <" + text + ">", exception);
        }
    }

    private static String mutated(Random random) {
        StringBuilder text = new StringBuilder(SEEDS[random.nextInt(SEEDS.length)]);
        for (int i = random.nextInt(5); i >= 0; i--) {
            int at = random.nextInt(text.length() + 1);
            String inserted = String.valueOf(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
            switch (random.nextInt(4)) {
                case 0 -> text.insert(at, inserted);
                case 1 -> text.replace(at, Math.min(at + 1, text.length()), inserted);
                case 2 -> text.delete(at, Math.min(at + 1 + random.nextInt(4), text.length()));
                default -> text.insert(at, SEEDS[random.nextInt(SEEDS.length)]);
            }
        }
        return text.toString();
    }

    @TestFactory
    List<DynamicTest> longTextsTakeLinearTime() {
        List<String> texts = new ArrayList<>();
        for (String part : new String[] {"1", "[a=b]", "A/", "-", "[!", "1D", "ab-", "P1"}) {
            texts.add(part.repeat(LONG / part.length()));
            texts.add("2020-01-01" + part.repeat(LONG / part.length()));
            texts.add("PT" + part.repeat(LONG / part.length()));
        }
        return PARSERS.stream()
                .map(named -> DynamicTest.dynamicTest(
                        named.name,
                        () -> assertTimeout(Duration.ofSeconds(20), () -> {
                            for (String text : texts) accept(named.parser, text);
                        })))
                .toList();
    }

    @TestFactory
    List<DynamicTest> invalidTextsAreRefused() {
        return List.of(
                        "2020-02-30",
                        "2020-0101",
                        "2020-01-01+01:00",
                        "-000000-01-01",
                        "2020-01-01T24",
                        "2020-01-01[",
                        "2020-01-01[!a=b]")
                .stream()
                .map(text -> DynamicTest.dynamicTest(
                        text, () -> assertThrows(ParseFailure.class, () -> IsoParser.dateTime(text))))
                .toList();
    }
}
