// Each failure of the engine makes an error object of its own, of the right realm.
const get = () => { try { null.x; } catch (e) { return e; } };
same(get() === get(), false);
same(get() instanceof TypeError, true);
get().mark = 1;
same(get().mark, undefined);
const other = createRealm();
const foreign = other.eval('(() => { try { null.x; } catch (e) { return e; } })')();
same(foreign instanceof TypeError, false);
same(foreign instanceof other.TypeError, true);
same(Object.prototype.toString.call(foreign), '[object Error]');
const reference = (() => { try { missing; } catch (e) { return e; } })();
same(reference.constructor, ReferenceError);
same(Object.keys(reference).length, 0);
attributes(reference, 'message', 'wc');
