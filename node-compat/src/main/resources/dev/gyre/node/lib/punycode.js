// node:punycode, RFC 3492. Deprecated, but packages still use it. https://nodejs.org/api/punycode.html

const base = 36;
const limit = 2147483647;

function adapt(delta, count, first) {
  delta = first ? Math.floor(delta / 700) : delta >> 1;
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > 455; k += base) delta = Math.floor(delta / 35);
  return Math.floor(k + (36 * delta) / (delta + 38));
}

function threshold(k, bias) {
  return k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
}

function digitOf(code) {
  if (code >= 48 && code < 58) return code - 22;
  if (code >= 65 && code < 91) return code - 65;
  return code >= 97 && code < 123 ? code - 97 : base;
}

function decode(input) {
  const output = [];
  const basic = Math.max(input.lastIndexOf('-'), 0);
  for (let j = 0; j < basic; j++) {
    if (input.charCodeAt(j) >= 128) throw new RangeError('Illegal input >= 0x80 (not a basic code point)');
    output.push(input.charCodeAt(j));
  }
  let code = 128;
  let i = 0;
  let bias = 72;
  for (let index = basic > 0 ? basic + 1 : 0; index < input.length; ) {
    const before = i;
    for (let weight = 1, k = base; ; k += base) {
      if (index >= input.length) throw new RangeError('Invalid input');
      const digit = digitOf(input.charCodeAt(index++));
      if (digit >= base) throw new RangeError('Invalid input');
      if (digit > Math.floor((limit - i) / weight))
        throw new RangeError('Overflow: input needs wider integers to process');
      i += digit * weight;
      const t = threshold(k, bias);
      if (digit < t) break;
      if (weight > Math.floor(limit / (base - t)))
        throw new RangeError('Overflow: input needs wider integers to process');
      weight *= base - t;
    }
    const count = output.length + 1;
    bias = adapt(i - before, count, before === 0);
    code += Math.floor(i / count);
    i %= count;
    output.splice(i++, 0, code);
  }
  return String.fromCodePoint(...output);
}

function encodeDelta(delta, bias) {
  let text = '';
  for (let k = base; ; k += base) {
    const t = threshold(k, bias);
    if (delta < t) return text + toDigit(delta);
    text += toDigit(t + ((delta - t) % (base - t)));
    delta = Math.floor((delta - t) / (base - t));
  }
}

function toDigit(value) {
  return String.fromCharCode(value < 26 ? value + 97 : value + 22);
}

function encode(input) {
  const codes = ucs2.decode(input);
  const basic = codes.filter((code) => code < 128);
  let output = String.fromCharCode(...basic);
  if (basic.length > 0) output += '-';
  let code = 128;
  let delta = 0;
  let bias = 72;
  for (let handled = basic.length; handled < codes.length; delta++, code++) {
    const next = Math.min(...codes.filter((one) => one >= code));
    if (next - code > Math.floor((limit - delta) / (handled + 1)))
      throw new RangeError('Overflow: input needs wider integers to process');
    delta += (next - code) * (handled + 1);
    code = next;
    for (const one of codes) {
      if (one < code) delta++;
      if (one !== code) continue;
      output += encodeDelta(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled++;
    }
  }
  return output;
}

const ucs2 = {
  decode(string) {
    return Array.from(string, (character) => character.codePointAt(0));
  },
  encode(codePoints) {
    return String.fromCodePoint(...codePoints);
  },
};

function mapDomain(domain, map) {
  const at = domain.indexOf('@');
  const labels = domain
    .slice(at + 1)
    .replace(/[\u3002\uff0e\uff61]/g, '.')
    .split('.');
  return domain.slice(0, at + 1) + labels.map(map).join('.');
}

function toUnicode(input) {
  return mapDomain(input, (label) => (label.startsWith('xn--') ? decode(label.slice(4).toLowerCase()) : label));
}

function toASCII(input) {
  return mapDomain(input, (label) => (/[^\0-\x7f]/.test(label) ? `xn--${encode(label)}` : label));
}

module.exports = { version: '2.1.0', ucs2, decode, encode, toASCII, toUnicode };
