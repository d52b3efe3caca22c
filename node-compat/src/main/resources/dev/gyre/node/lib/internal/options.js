// The values of the command line's options.

const binding = internalBinding('options');

// The value of an option, under its first long name: a boolean, a string or an array of strings.
function optionValue(name, otherwise) {
  return binding.get(name) ?? otherwise;
}

module.exports = { optionValue };
