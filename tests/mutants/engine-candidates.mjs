// What cargo-mutants lists, as changes of characters.

/** Where a line and a column, both from 1, are in a text; a column is a character. */
function offsetOf(lines, { line, column }) {
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return before + [...lines[line - 1]].slice(0, column - 1).join('').length;
}

/** The changes in `files`, a map from paths to texts. */
export function engineCandidates(listed, files) {
  return listed.flatMap(({ file, genre, span, replacement }) => {
    const text = files.get(file);
    if (text === undefined) return [];
    const lines = text.split('\n');
    const start = offsetOf(lines, span.start);
    // A function that returns at once is a shorter change than another body.
    return genre === 'FnValue'
      ? { file, text, kind: genre, start, end: start, replacement: `return ${replacement}; ` }
      : { file, text, kind: genre, start, end: offsetOf(lines, span.end), replacement };
  });
}
