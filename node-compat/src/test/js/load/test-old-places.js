// What modules export that has its place elsewhere: node:constants, and the client of WebSocket in node:http.

const constants = require('constants');
const { constants: ofCrypto } = require('crypto');
const http = require('http');

const rest = Object.keys(ofCrypto).filter((name) => name !== 'defaultCipherList');
console.log(rest.length, rest.filter((name) => constants[name] !== ofCrypto[name]));
console.log(Object.isFrozen(constants), 'defaultCoreCipherList' in constants, constants.RSA_PKCS1_PADDING, constants.SIGTERM, constants.O_RDWR);
for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent']) console.log(name, http[name] === globalThis[name], Object.keys(http).includes(name));
