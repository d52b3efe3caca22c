// net.isIP: four decimal numbers up to 255 without leading zeros, or an IPv6 address.
'use strict';

const net = require('net');

const texts = [
  // IPv4
  '0.0.0.0', '1.2.3.4', '127.0.0.1', '10.20.100.199', '255.255.255.255',
  // IPv6
  '::', '::1', '1:2:3:4:5:6:7:8', 'fe80::1%eth0', '::ffff:1.2.3.4', 'FFFF::',
  // Neither
  '',
  '.',
  '...',
  '1',
  '1.2.3',
  '1.2.3.',
  '.1.2.3',
  '1..2.3',
  '1.2.3.4.',
  '1.2.3.4.5',
  '256.1.1.1',
  '1.1.1.256',
  '1.1.1.1000',
  '01.2.3.4',
  '1.2.3.04',
  '00.0.0.0',
  '-1.2.3.4',
  '+1.2.3.4',
  '1e1.2.3.4',
  '0x1.2.3.4',
  ' 1.2.3.4',
  '1.2.3.4 ',
  '1.2.3.4\n',
  '1.2.3.4%eth0',
  '\u0661.2.3.4',
  '1/2/3/4',
  '1:2:3:4:5:6:7',
  '1::2::3',
  '::256.1.1.1',
  '::1.2.3',
  'localhost',
];

for (const text of texts) console.log(JSON.stringify(text), net.isIP(text), net.isIPv4(text), net.isIPv6(text));
console.log(net.isIP(undefined), net.isIP({ toString: () => '1.2.3.4' }));
