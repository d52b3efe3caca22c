// Node: its round throws a RangeError; test262 (ZonedDateTime/prototype/round/same-date-starts-twice.js) wants the start of the date.
// A date goes on after the next one has started where clocks are put back over midnight.
const late = Temporal.ZonedDateTime.from('2009-10-31T23:54:00-03:30[America/St_Johns]');
const rounded = (roundingMode) => late.round({ smallestUnit: 'day', roundingMode }).toString();
same(rounded('floor'), '2009-10-31T00:00:00-02:30[America/St_Johns]');
same(rounded('halfExpand'), '2009-11-01T00:00:00-02:30[America/St_Johns]');
