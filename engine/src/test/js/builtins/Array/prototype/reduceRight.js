builtin(Array.prototype, 'reduceRight', 1);
same(['a', 'b', 'c'].reduceRight((a, b) => a + b), 'cba');
same([1.5, , 3].reduceRight((a, b) => a - b), 1.5);
same([[1, 2], [3]].reduceRight((all, part) => all.concat(part), []).join(), '3,1,2');
sameElements(['x', 'y'].reduceRight((log, value, index) => [...log, index + value], []), ['1y', '0x']);

// Elements appended during the walk are not seen, deleted ones before it are skipped.
const changing = [1, 2, 3];
same(changing.reduceRight((sum, value) => { changing.push(100); delete changing[0]; return sum + value; }), 5);
const log = [];
Array.prototype.reduceRight.call(traced({ length: 2, 0: 'a', 1: 'b' }, log), (a, b) => a + b);
sameElements(log, ['get length', 'has 1', 'get 1', 'has 0', 'get 0']);
throws(() => [].reduceRight(() => 1), 'TypeError: Reduce of empty array with no initial value');
throws(() => [].reduceRight('f'), 'TypeError: string "f" is not a function');
