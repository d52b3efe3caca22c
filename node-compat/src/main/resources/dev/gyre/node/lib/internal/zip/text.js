// Texts and times in the headers of ZIP archives.

const { isUtf8 } = require('buffer');

// The characters of code page 437 from 128 on.
const UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

// Bytes without a mark that they are UTF-8 are read as such if they are valid.
function decodeText(bytes, isMarked = false) {
  if (isMarked || isUtf8(bytes)) return bytes.utf8Slice(0, bytes.length);
  let text = '';
  for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : UPPER[byte - 128];
  return text;
}

// The local time in steps of two seconds, of the years 1980 to 2107.
function encodeTime(date) {
  const year = date.getFullYear();
  if (!(year >= 1980)) return { date: 0x0021, time: 0 };
  if (year > 2107) return { date: 0xff9f, time: 0xbf7d };
  return {
    date: ((year - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate(),
    time: (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1),
  };
}

function decodeTime({ date, time }) {
  return new Date(
    1980 + (date >> 9),
    Math.max((date >> 5) & 15, 1) - 1,
    Math.max(date & 31, 1),
    time >> 11,
    (time >> 5) & 63,
    (time & 31) * 2,
  ).getTime();
}

module.exports = { decodeText, decodeTime, encodeTime };
