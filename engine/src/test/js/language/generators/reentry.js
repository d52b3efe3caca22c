let it;
function* g() { yield 1; try { it.next(); } catch (e) { yield e.message; } try { it.return(); } catch (e) { yield e.name; } yield* (function* () { try { it.throw(0); } catch (e) { yield 'delegated ' + e.name; } })(); }
it = g();
same([...it].join(), '1,Generator is already running,TypeError,delegated TypeError');
throws(() => it.next.call({}), 'TypeError');
throws(() => it.return.call(5), 'TypeError');
throws(() => new g(), 'TypeError: g is not a constructor');
