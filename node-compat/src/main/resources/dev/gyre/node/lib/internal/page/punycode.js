// Whether domains in ASCII that contain Punycode are checked, https://url.spec.whatwg.org/#concept-domain-to-ascii

module.exports = { checksPunycode: true };
