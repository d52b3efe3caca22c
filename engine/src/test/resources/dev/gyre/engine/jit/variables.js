// Captured variables declared by var that nothing but their initialiser writes, and others that look alike.
function repeat(f, n) { let last; for (let i = 0; i < n; i++) last = f(i); return last; }

(function () {
    function early() { return typeof table; }
    print(repeat(early, 100));
    var table = new Int32Array(8), name = 'n', count = 3, nothing = undefined, add = function (x) { return x + count; };
    function read(i) { table[i & 7] += i; return table[i & 7] + name.length + add(i) + String(nothing).length; }
    print(repeat(early, 9000), repeat(read, 9000));
})();

(function () {
    var log = [];
    function read() { return each + '/' + again + '/' + twice + '/' + late + '/' + from; }
    for (var each of [1, 2, 'x']) log.push(repeat(read, 4000));
    for (var from in { a: 1, b: 2 }) log.push(repeat(read, 4000));
    for (let i = 0; i < 3; i++) { var again = i; log.push(repeat(read, 4000)); }
    var twice = 1;
    log.push(repeat(read, 4000));
    var twice = 2.5;
    log.push(repeat(read, 4000));
    late = 'early';
    log.push(repeat(read, 4000));
    var late = 'late';
    log.push(repeat(read, 4000));
    print(log.join(' '));
})();

(function (given, other = given) {
    var log = [];
    function read() { return typeof given + given + declared + other; }
    log.push(repeat(read, 4000));
    var given = 7;
    log.push(repeat(read, 4000));
    try { throw 1; } catch (declared) { var declared = 5; log.push(declared); }
    log.push(repeat(read, 4000));
    print(log.join(' '));
})('g');

(function () {
    var log = [];
    function read() { return value + typeof hoisted; }
    var value = 1, hoisted = 2;
    log.push(repeat(read, 4000));
    with ({ value: 0 }) { var value; value = 9; }
    eval('value = 4');
    log.push(repeat(read, 4000));
    { function hoisted() {} }
    log.push(repeat(read, 4000));
    print(log.join(' '));
})();

function make(step) {
    var base = step * 10, cell = { n: 0 };
    return function (i) { cell.n += base; return cell.n + i; };
}
print(repeat(make(1), 5000), repeat(make(2), 5000), repeat(make(0.5), 5000));
