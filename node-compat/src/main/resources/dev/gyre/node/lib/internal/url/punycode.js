// Whether domains in ASCII that contain Punycode are checked: not by Node.

module.exports = { checksPunycode: false };
