// custom-elements.json: the element for editors and documentation tools, from the comments of the
// parameters and of attributes.ts, as
// https://github.com/webcomponents/custom-elements-manifest describes it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributes, described, reader } from '../../../scripts/docs/tables.mjs';
import { ROOT } from '../../../scripts/lib/paths.mjs';

const PATH = 'www/src/element/attributes.ts';
const TAG = 'grundy-scope';
const CLASSES = 'lib/classes.js';
const nameOf = ({ key }) => key.name ?? key.value;

/** The union's text for a type such as ScopeView, in one line; other types as they are. */
function resolved(type, source) {
  return type.replace(/\bScope\w+/g, (name) => {
    const [, union] = new RegExp(`export type ${name} =([^;{]*);`).exec(source) ?? [];
    if (!union) throw new Error(`${PATH}: there is no type ${name}`);
    return union.replace(/\s+/g, ' ').replace(/^ \| |^ /, '');
  });
}

export function manifest(source = readFileSync(join(ROOT, PATH), 'utf8')) {
  const parts = (declaration, options = {}) => described(source, PATH, { declaration, ...options });
  const typeOf = ({ node, text }) => resolved(text(node.typeAnnotation.typeAnnotation), source);
  const fields = attributes(reader(ROOT)).map(({ name, type, told }) => ({
    name,
    type: { text: `${resolved(type, source)} | null` },
    description: told,
  }));
  const declaration = {
    kind: 'class',
    customElement: true,
    name: 'GrundyScope',
    tagName: TAG,
    description: 'A view of a question. It starts when it is about to scroll into view.',
    superclass: { name: 'HTMLElement', package: 'global:' },
    // An attribute that is absent is no value of it.
    attributes: fields.map(({ name, type, description }) => ({
      name,
      fieldName: name,
      type: { text: type.text.replace(/ \| null$/, '') },
      description,
    })),
    members: [
      ...fields.map((field) => ({ kind: 'field', ...field })),
      {
        kind: 'field',
        name: 'question',
        type: { text: 'string' },
        readonly: true,
        description:
          'The question that is shown, in the notation of links, with the "#"; empty until there is one.',
      },
      {
        kind: 'method',
        name: 'start',
        return: { type: { text: 'Promise<void>' } },
        description: 'Starts without waiting until the element scrolls into view.',
      },
    ],
    events: parts('ScopeEvents').map((part) => ({
      name: nameOf(part.node),
      type: { text: typeOf(part) },
      description: part.told,
    })),
    slots: [{ name: '', description: 'Shown until the view is drawn.' }],
    cssParts: parts('ScopePart').map(({ node, told }) => ({ name: node.literal.value, description: told })),
    cssProperties: parts('ScopeProperty', { together: true }).flatMap(({ nodes, told }) =>
      nodes.map(({ literal }) => ({ name: literal.value, description: told })),
    ),
  };
  const reference = { name: 'GrundyScope', module: CLASSES };
  return {
    schemaVersion: '2.1.0',
    readme: 'docs/embedding.md',
    modules: [
      {
        kind: 'javascript-module',
        path: CLASSES,
        declarations: [declaration],
        exports: [{ kind: 'js', name: 'GrundyScope', declaration: reference }],
      },
      {
        kind: 'javascript-module',
        path: 'lib/element.js',
        exports: [
          { kind: 'js', name: 'GrundyScope', declaration: reference },
          { kind: 'custom-element-definition', name: TAG, declaration: reference },
        ],
      },
    ],
  };
}
