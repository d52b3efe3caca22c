const array = new Uint16Array([1, 2, 3, 4]);
const part = array.subarray(1, -1);
sameElements(part, [2, 3]);
same(part.byteOffset, 2);
part[0] = 9;
same(array[1], 9);
same(part.buffer, array.buffer);
sameElements(array.slice(-2), [3, 4]);
same(array.slice(0).buffer === array.buffer, false);
