const GeneratorPrototype = Object.getPrototypeOf(function* () {}).prototype;
builtin(GeneratorPrototype, 'throw', 1);
function* catching() { try { yield 1; } catch (error) { yield ['caught', error]; } finally { yield 'finally'; } }
const generator = catching();
generator.next();
sameElements(generator.throw('t').value, ['caught', 't']);
same(generator.throw('again').value, 'finally');
try { generator.next(); } catch (error) { same(error, 'again'); }
same(generator.next().done, true);
throws(() => generator.throw(catching), catching);
const fresh = catching();
throws(() => fresh.throw(catching), catching);
same(fresh.next().done, true, 'a generator that had not begun is over');
throws(() => GeneratorPrototype.throw.call({}, 1), 'TypeError');
function* running() { self.throw(1); }
const self = running();
throws(() => self.next(), 'TypeError: Generator is already running');
