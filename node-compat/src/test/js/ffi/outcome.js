'use strict';

// What a call returns or throws, without addresses.
const written = (value) => {
  if (typeof value === 'bigint' && value > 0xffffffn) return 'an address';
  if (typeof value === 'function') return `function ${value.name}/${value.length} ${Object.keys(value)}`;
  return value;
};

function outcome(label, call) {
  try {
    console.log(label, '->', written(call()));
  } catch (error) {
    console.log(label, '!!', error.name, error.code, error.message, Object.keys(error));
  }
}

module.exports = { outcome, written };
