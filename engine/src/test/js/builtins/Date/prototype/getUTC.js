// The getters of UTC: a date before the epoch, one at the end of time, and none.
const expected = { getUTCFullYear: [2021, 1969, 275760], getUTCMonth: [11, 11, 8], getUTCDate: [25, 31, 13], getUTCDay: [6, 3, 6], getUTCHours: [13, 23, 0], getUTCMinutes: [14, 59, 0], getUTCSeconds: [15, 59, 0], getUTCMilliseconds: [16, 999, 0] };
const dates = [Date.UTC(2021, 11, 25, 13, 14, 15, 16), -1, 8.64e15].map((time) => new Date(time));
for (const [name, values] of Object.entries(expected)) {
  const getter = builtin(Date.prototype, name, 0);
  sameElements(dates.map((date) => getter.call(date)), values, name);
  same(getter.call(new Date(NaN)), NaN);
  throws(() => getter.call({}), 'TypeError: this is not a Date object.');
}
