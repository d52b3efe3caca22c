// What test262 does not ask of the objects: the order of their properties, and that each realm has its own.
sameElements(Object.getOwnPropertyNames(Temporal), ['Now', 'PlainDate', 'PlainTime', 'PlainDateTime', 'ZonedDateTime', 'Duration', 'Instant', 'PlainYearMonth', 'PlainMonthDay']);
sameElements(Object.keys(Temporal), []);
sameElements(Object.getOwnPropertyNames(Temporal.Now), ['instant', 'timeZoneId', 'plainDateTimeISO', 'zonedDateTimeISO', 'plainDateISO', 'plainTimeISO']);
sameElements(Object.getOwnPropertyNames(Temporal.Instant.prototype), ['constructor', 'epochMilliseconds', 'epochNanoseconds', 'add', 'subtract', 'until', 'since', 'round', 'equals', 'toLocaleString', 'toString', 'toJSON', 'valueOf', 'toZonedDateTimeISO']);
same(Date.prototype.toTemporalInstant.call(new Date(1234)).epochNanoseconds, 1234000000n);
same(Math.abs(Temporal.Now.instant().epochMilliseconds - Date.now()) < 60000, true);
same(JSON.stringify({ d: Temporal.Duration.from({ hours: 1, nanoseconds: 1 }) }), '{"d":"PT1H0.000000001S"}');
