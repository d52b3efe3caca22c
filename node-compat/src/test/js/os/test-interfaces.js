// os.networkInterfaces(): addresses without zones, IPv4 first, and the scope only of link-local addresses.
const { isIP } = require('net');
const os = require('os');

for (const addresses of Object.values(os.networkInterfaces())) {
  const families = addresses.map(({ family }) => family);
  console.assert(families.join() === families.toSorted().join(), families);
  for (const { address, cidr, family, scopeid } of addresses) {
    console.assert(!address.includes('%') && `IPv${isIP(address)}` === family, address);
    console.assert(cidr.startsWith(`${address}/`), cidr);
    const isLinkLocal = /^fe[89ab]/.test(address);
    if (family === 'IPv6') console.assert(isLinkLocal ? scopeid > 0 : scopeid === 0, address, scopeid);
    else console.assert(scopeid === undefined, address, scopeid);
  }
}
console.log('ok');
