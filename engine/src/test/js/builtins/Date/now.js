builtin(Date, 'now', 0);
const now = Date.now();
same(Number.isInteger(now), true);
same(Math.abs(new Date().getTime() - now) < 5000, true);
same(now > Date.UTC(2024), true);
same(Date.now.call(null) >= now, true);
same(Math.abs(Date.parse(Date()) - now) < 5000, true);
