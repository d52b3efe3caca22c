// Operations with small binary results, which Java writes to a shared block of memory, several at a time, and this
// module reads. The block: three ints (records pushed, records shifted, byte of the next record), two ints per record
// (byte after its end, operation), the records.

const binding = internalBinding('records');
const { getContext, setContext } = internalBinding('async_context');
const { request } = internalBinding('async_hooks');

const RECORDS = 0,
  SHIFTED = 1,
  HEAD = 2,
  TABLE = 3;
const memory = binding.memory();
const ints = new Int32Array(memory, 0, TABLE + 2 * binding.capacity());
const bytes = new Uint8Array(memory);
const areaStart = ints[HEAD];

// The operations in progress by number; numbers are reused.
const operations = [];
const free = [];

class Operation {
  constructor(convert, callback) {
    this.convert = convert;
    this.callback = callback;
    this.context = getContext();
  }
}

function enroll(type, convert, callback) {
  const number = free.length === 0 ? operations.length : free.pop();
  operations[number] = new Operation(convert, request(type, callback));
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
    const end = ints[entry];
    const operation = take(ints[entry + 1]);
    // Shifted first, so that an exception from here on affects only its own record. Nothing is pushed before this
    // function returns or calls the program.
    if (shifted + 1 === ints[RECORDS]) {
      ints[RECORDS] = 0;
      ints[SHIFTED] = 0;
      ints[HEAD] = areaStart;
    } else {
      ints[SHIFTED] = shifted + 1;
    }
    operation.callback(null, operation.convert(bytes, start, end));
  } while (ints[RECORDS] !== 0 && binding.between());
}

function deliverAlone(number, error, result) {
  const operation = take(number);
  if (error) operation.callback(error);
  else operation.callback(null, operation.convert(new Uint8Array(result), 0, result.byteLength));
}

binding.listen(drain, deliverAlone);

// convert(bytes, start, end) creates the result; it must copy the bytes that it keeps.
exports.readFile = function readFile(path, flags, convert, callback) {
  binding.readFile(enroll('FSREQCALLBACK', convert, callback), path, flags);
};

// Copies a record to the caller's memory, unless that has been detached meanwhile; returns the number of bytes.
function copyTo(target, offset) {
  return (record, start, end) => {
    if (target.byteLength >= offset + end - start) binding.copy(record, start, end, target, offset);
    return end - start;
  };
}

// Reads into target from offset on; calls callback(error, bytesRead).
exports.read = function read(fd, target, offset, length, position, callback) {
  binding.read(enroll('FSREQCALLBACK', copyTo(target, offset), callback), fd, length, position);
};

exports.randomBytes = function randomBytes(size, callback) {
  binding.randomBytes(enroll('RANDOMBYTESREQUEST', bufferOfRecord, callback), size);
};

exports.randomFill = function randomFill(target, offset, size, callback) {
  binding.randomBytes(enroll('RANDOMBYTESREQUEST', copyTo(target, offset), callback), size);
};

// The class of buffers, loaded when the first result needs it.
let FastBuffer;

// The memory of a record is reused; a result that was delivered separately has its own.
function bufferOfRecord(record, start, end) {
  FastBuffer ??= require('buffer').Buffer[Symbol.species];
  return new FastBuffer(record === bytes ? memory.slice(start, end) : record.buffer);
}

exports.bufferOfRecord = bufferOfRecord;
