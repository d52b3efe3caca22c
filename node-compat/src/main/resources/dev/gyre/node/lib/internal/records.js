// Operations with small binary results. Java writes them into one block of memory, many at a time, and they are shifted here.
// The block: three ints (records pushed, records shifted, byte of the next record), two ints per record (byte behind its end, operation), the records.

const binding = internalBinding('records');
const { getContext, setContext } = internalBinding('async_context');

const RECORDS = 0, SHIFTED = 1, HEAD = 2, TABLE = 3;
const memory = binding.memory();
const ints = new Int32Array(memory, 0, TABLE + 2 * binding.capacity());
const bytes = new Uint8Array(memory);
const areaStart = ints[HEAD];

// The operations under way by number; numbers are used again.
const operations = [];
const free = [];

class Operation {
  constructor(convert, callback) {
    this.convert = convert;
    this.callback = callback;
    this.context = getContext();
  }
}

function enroll(convert, callback) {
  const number = free.length === 0 ? operations.length : free.pop();
  operations[number] = new Operation(convert, callback);
  return number;
}

function take(number) {
  const operation = operations[number];
  operations[number] = undefined;
  free.push(number);
  setContext(operation.context);
  return operation;
}

function drain() {
  do {
    const shifted = ints[SHIFTED];
    const entry = TABLE + 2 * shifted;
    const start = shifted === 0 ? areaStart : ints[entry - 2];
    const operation = take(ints[entry + 1]);
    const result = operation.convert(bytes, start, ints[entry]);
    if (shifted + 1 === ints[RECORDS]) {
      ints[RECORDS] = 0;
      ints[SHIFTED] = 0;
      ints[HEAD] = areaStart;
    } else {
      ints[SHIFTED] = shifted + 1;
    }
    operation.callback(null, result);
  } while (ints[RECORDS] !== 0 && binding.between());
}

function direct(number, error, result) {
  const operation = take(number);
  if (error) operation.callback(error);
  else operation.callback(null, operation.convert(new Uint8Array(result), 0, result.byteLength));
}

binding.listen(drain, direct);

// convert(bytes, start, end) makes the result; what it keeps it must copy.
exports.readFile = function readFile(path, flags, convert, callback) {
  binding.readFile(enroll(convert, callback), path, flags);
};

exports.randomBytes = function randomBytes(size, callback) {
  binding.randomBytes(enroll((view, start, end) => view.slice(start, end), callback), size);
};
