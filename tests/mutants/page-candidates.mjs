// Every mutant of a TypeScript file that can be drawn: operators, boundaries, conditions,
// constants, functions that return at once, calls that are left out.
import { parseSync } from 'vite';

const OPERATORS = {
  comparison: { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
  arithmetic: { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' },
  logic: { '&&': '||', '||': '&&', '??': '&&' },
};

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** What is not run: types, imports, and names. */
const SKIPPED = /^(?:TS(?!As|NonNull|Satisfies)|Import|ExportAll)/;
const NAMES = ['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'source', 'key'];

/**
 * What changes nothing that is seen: whether a property that no template sets by an attribute has
 * one, and the words of an error for the console.
 */
const unseen = ({ type, key, callee }) =>
  (type === 'Property' && key.name === 'attribute') ||
  (type === 'NewExpression' && /Error$/.test(callee.name ?? ''));

/** The mutants of one node, `{ kind, start, end, replacement }`. */
function ofNode(node, text) {
  const part = ({ start, end }) => text.slice(start, end);
  const replace = (kind, { start, end }, replacement) => [{ kind, start, end, replacement }];
  const negated = (test) => replace('condition', test, `!(${part(test)})`);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const start = text.indexOf(node.operator, node.left.end);
      const end = start + node.operator.length;
      return Object.entries(OPERATORS).flatMap(([kind, to]) =>
        Object.hasOwn(to, node.operator) ? replace(kind, { start, end }, to[node.operator]) : [],
      );
    }
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
      return negated(node.test);
    case 'Literal':
      if (typeof node.value === 'number') return replace('number', node, `${node.value + 1}`);
      if (typeof node.value === 'boolean') return replace('boolean', node, `${!node.value}`);
      if (typeof node.value === 'string') return replace('string', node, node.value ? "''" : "'x'");
      return [];
    case 'ExpressionStatement': {
      const call = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression;
      const left = call.type === 'CallExpression' && !/^(?:super\b|console\.)/.test(part(call));
      return left ? replace('call', node, ';') : [];
    }
    default: {
      if (!FUNCTIONS.includes(node.type) || !node.body?.body?.length) return [];
      const start = node.body.start + 1;
      return replace('return', { start, end: start }, ' return;');
    }
  }
}

export function pageCandidates(file, text) {
  const found = [];
  const visit = (node) => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node?.type !== 'string' || SKIPPED.test(node.type)) return;
    if (node.directive || unseen(node)) return;
    found.push(...ofNode(node, text).map((change) => ({ file, text, ...change })));
    // A constructor that returned at once would leave out `super`.
    const parts = node.kind === 'constructor' ? node.value : node;
    for (const [name, below] of Object.entries(parts)) {
      if (typeof below === 'object' && !NAMES.includes(name)) visit(below);
    }
  };
  visit(parseSync(file, text).program.body);
  // `a ?? b && c` is no expression.
  const whole = ({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end);
  return found.filter((change) => parseSync(file, whole(change)).errors.length === 0);
}
