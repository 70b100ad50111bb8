// The table of what the mutants met.
import { LEVELS } from './levels.mjs';
import { readList } from './list.mjs';

/** The last that is known of a mutant: `{ outcome, level }`. */
function stateOf(id, results) {
  const of = results.filter((result) => result.id === id && result.outcome !== 'not reached');
  return (
    of.find(({ outcome }) => outcome !== 'survived') ?? of.at(-1) ?? { outcome: 'not tested', level: '' }
  );
}

export function table(lists, results) {
  const lines = lists.flatMap((list) => {
    const mutants = readList(list).map((mutant) => ({ ...mutant, ...stateOf(mutant.id, results) }));
    const count = (wanted, level) =>
      mutants.filter((each) => each.outcome === wanted && (!level || each.level === level)).length;
    const dead = Object.keys(LEVELS[list]).map(
      (level) => `  ${level}: ${count('killed', level)} killed, ${count('timeout', level)} out of time`,
    );
    const others = ['survived', 'not found', 'does not build', 'not tested'];
    const rest = others.map((outcome) => `  ${outcome}: ${count(outcome)}`);
    const names = mutants
      .filter(({ outcome }) => ['survived', 'not found'].includes(outcome))
      .map(({ id, file, outcome, level, after }) => `    ${id} ${file} (${outcome}, ${level}): ${after}`);
    return [
      `${list}: ${mutants.length} mutants`,
      ...dead,
      ...rest,
      ...names.map((name) => name.slice(0, 160)),
    ];
  });
  return lines.join('\n');
}
