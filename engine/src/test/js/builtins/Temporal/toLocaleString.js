// Each type of Temporal has a format without the components that it lacks.
const texts = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Pacific/Apia' });
same(texts.format(new Temporal.PlainDate(2020, 1, 5)), 'Jan 5, 2020');
same(texts.format(new Temporal.PlainYearMonth(2020, 1, 'gregory')), 'Jan 2020');
same(texts.format(new Temporal.PlainDateTime(2020, 1, 5)), 'Jan 5, 2020, 12:00:00 AM');
same(new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).formatRange(new Temporal.PlainDate(2020, 1, 1), new Temporal.PlainDate(2020, 1, 5)), 'Jan 1\u2009–\u20095, 2020');
same(new Temporal.PlainMonthDay(1, 1, 'gregory').toLocaleString('de', { dateStyle: 'long' }), '1. Januar');
same(new Temporal.Duration(1, 2, 3).toLocaleString('de'), '1 J, 2 Mon. und 3 Wo.');
same(new Intl.DurationFormat('en').format('P1Y2DT3.5H'), '1 yr, 2 days, 3 hr, 30 min');
