// The reporter lcov: coverage in the format of lcov's geninfo.

const { Transform } = require('stream');

class LcovReporter extends Transform {
  constructor(options) {
    super({ ...options, writableObjectMode: true });
  }

  _transform({ type, data }, encoding, callback) {
    if (type !== 'test:coverage') {
      callback(null);
      return;
    }
    const { files, workingDirectory } = data.summary;
    callback(null, `TN:\n${files.map((file) => fileRecord(file, workingDirectory)).join('')}`);
  }
}

function fileRecord(file, folder) {
  const lines = [`SF:${require('path').relative(folder, file.path)}`];
  file.functions.forEach(({ name, line }, i) => lines.push(`FN:${line},${name || `anonymous_${i}`}`));
  file.functions.forEach(({ name, count }, i) => lines.push(`FNDA:${count},${name || `anonymous_${i}`}`));
  lines.push(`FNF:${file.totalFunctionCount}`, `FNH:${file.coveredFunctionCount}`);
  file.branches.forEach(({ line, count }, i) => lines.push(`BRDA:${line},${i},0,${count}`));
  lines.push(`BRF:${file.totalBranchCount}`, `BRH:${file.coveredBranchCount}`);
  for (const { line, count } of [...file.lines].sort((a, b) => a.line - b.line)) lines.push(`DA:${line},${count}`);
  lines.push(`LH:${file.coveredLineCount}`, `LF:${file.totalLineCount}`, 'end_of_record', '');
  return lines.join('\n');
}

module.exports = { LcovReporter };
