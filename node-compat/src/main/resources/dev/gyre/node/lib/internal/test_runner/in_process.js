// Runs test files in this process, one after the other: --test-isolation=none.

// Imports the files, then runs the tests that they have declared.
async function runHere(files, state) {
  const { rootOfFiles } = require('internal/test_runner/harness');
  const { pathToFileURL } = require('url');
  const root = rootOfFiles(state);
  for (const file of files) {
    try {
      await import(pathToFileURL(file).href);
    } catch (error) {
      root.importFailed(file, error);
    }
  }
  await root.runDeclared();
}

module.exports = { runHere };
