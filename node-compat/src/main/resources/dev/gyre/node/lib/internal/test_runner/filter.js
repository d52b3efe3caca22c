// Which tests are left out, by their names and the option only.

const { testSettings } = require('internal/test_runner/settings');

function fullNameOf(test) {
  return test.parent?.parent ? `${fullNameOf(test.parent)} ${test.name}` : test.name;
}

function matches(test, patterns) {
  for (let each = test; each?.parent; each = each.parent) {
    if (patterns.some((pattern) => pattern.test(each.name))) return true;
  }
  return patterns.some((pattern) => pattern.test(fullNameOf(test)));
}

function hasOnly(test) {
  for (let each = test; each?.parent; each = each.parent) if (each.only) return true;
  return false;
}

// Whether a test is neither run nor reported. A suite is only if none of its tests is left.
function isFiltered(test) {
  const { namePatterns, skipPatterns, only } = testSettings();
  if (namePatterns.length > 0 && !matches(test, namePatterns)) return true;
  if (skipPatterns.length > 0 && matches(test, skipPatterns)) return true;
  const isOnly = test.parent.runsOnly ?? only;
  return isOnly && !hasOnly(test);
}

module.exports = { isFiltered };
