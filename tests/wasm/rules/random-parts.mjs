// Random expressions, sets and conditions of rules, as text. `names` may be used in them.

const SETS = [
  ...['squares', 'triangular', 'cubes', 'primes', 'semiprimes', 'prime powers', 'fibonacci'],
  ...['factorials', 'odd', 'even', 'polygonal-5', 'polygonal-7', 'pentagonal', 'hexagonal'],
  ...['powers of 2', 'powers of 3', 'powers-of-2'],
];

/** Any expression; `depth` limits its nesting. */
export function expression(draw, names, depth = 2) {
  if (depth === 0 || draw.once(3)) return draw.once(3) ? String(draw.whole(0, 12)) : draw.pick(names);
  const inner = () => expression(draw, names, depth - 1);
  const shapes = [
    () => `${inner()} + ${inner()}`,
    () => `${inner()}-${inner()}`,
    () => `${inner()} * ${inner()}`,
    () => `(${inner()}) / ${draw.once(4) ? inner() : draw.whole(1, 5)}`,
    () => `${inner()} mod ${draw.once(3) ? `(${inner()})` : draw.whole(1, 9)}`,
    () => `(${inner()} xor ${inner()})`,
    () => `-${inner()}`,
    () => `floor(${inner()} / ${draw.whole(1, 4)})`,
    () => `${draw.pick(['min', 'max'])}(${draw.some(1, 3, inner).join(', ')})`,
    () => `gcd(${inner()}, ${inner()})`,
    () => `${draw.pick(['sqrt', 'highbit', 'lowbit', 'abs'])}(${inner()})`,
    () => `(${inner()})`,
  ];
  return draw.pick(shapes)();
}

/** Any set of numbers, most of them small. In a condition, no range follows “or”. */
export function set(draw, names, { inCondition = false } = {}) {
  const any = () => (draw.once(3) ? range(draw, names) : worded(draw, names));
  const further = draw.once(5) ? draw.some(1, 2, inCondition ? () => worded(draw, names) : any) : [];
  const limit = draw.once(5) ? ` up to ${draw.once(2) ? draw.whole(1, 30) : expression(draw, names, 1)}` : '';
  return [any(), ...further].join(' or ') + limit;
}

function range(draw, names) {
  const shapes = [
    () => `${draw.whole(1, 4)}..${draw.whole(2, 14)}`,
    () => `1..${draw.pick(names)}`,
    () => `${draw.whole(0, 3)}..${expression(draw, names, 1)}`,
  ];
  return draw.pick(shapes)();
}

/** Any set but a range. */
function worded(draw, names) {
  const small = () => draw.whole(1, 12);
  const shapes = [
    () => `{${draw.some(1, 4, small).join(',')}}`,
    () => `{${draw.some(1, 3, () => expression(draw, names, 1)).join(', ')}}`,
    () => `divisors of ${draw.pick(names)}`,
    () => `proper divisors of ${draw.pick(names)}`,
    () => `proper divisors of ${expression(draw, names, 1)}`,
    () => `${draw.once(2) ? 'numbers ' : ''}coprime to ${draw.once(2) ? draw.pick(names) : small()}`,
    () => draw.pick(SETS),
    () => draw.pick(SETS),
    () => (draw.once(3) ? `powers of ${expression(draw, names, 1)}` : draw.pick(SETS)),
  ];
  return draw.pick(shapes)();
}

/** Any condition; `depth` limits its nesting. */
export function condition(draw, names, depth = 2) {
  if (depth > 0 && draw.once(3)) {
    const inner = () => condition(draw, names, depth - 1);
    const shapes = [
      () => `${inner()} and ${inner()}`,
      () => `${inner()} or ${inner()}`,
      () => `(${inner()} or ${inner()}) and ${inner()}`,
      () => `not ${draw.once(2) ? inner() : `(${inner()})`}`,
    ];
    return draw.pick(shapes)();
  }
  return statement(draw, names);
}

function statement(draw, names) {
  const number = () => expression(draw, names, 1);
  const relation = () => draw.pick(['=', '==', '!=', '<', '<=', '>', '>=']);
  const shapes = [
    () => `${number()} ${relation()} ${number()}`,
    () => `${draw.pick(names)} > ${draw.whole(0, 6)}`,
    () => `${draw.whole(0, 3)} <= ${number()} ${draw.pick(['<', '<=', '!='])} ${number()}`,
    () => `${number()} ${draw.once(2) ? 'is ' : ''}${draw.pick(['even', 'odd'])}`,
    () => `${number()} ${draw.pick(['prime', 'square'])}`,
    () => `${draw.once(2) ? draw.whole(1, 5) : number()} divides ${number()}`,
    () => `${number()} in ${set(draw, names, { inCondition: true })}`,
  ];
  return draw.pick(shapes)();
}
