// Characters beyond a byte are no digits, and no percent sign, though the byte that is written for them is.
'use strict';

const querystring = require('querystring');

for (const text of ['%2\u0130', '%\u0132\u0130%zz', '\u012541', '\u0125', '%zz\u0141', '%C3%A9+%', 'a+b%', '\u{1f600}%']) {
  console.log(JSON.stringify(querystring.unescape(text)), [...querystring.unescapeBuffer(text)].join(), [...querystring.unescapeBuffer(text, true)].join());
  console.log(JSON.stringify(querystring.parse(`${text}=${text}`)));
}
