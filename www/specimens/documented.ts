/*
 * What the sources say of an element: its properties and its events, as its comments tell them. Pure: text in, tables out.
 *
 * An element's class has a comment with what it is, and after "Events:" what it sends; each property is declared with its
 * type, below a comment. tests/unit/specimens.test.ts finds what is not written that way.
 */

export interface Documented {
  tag: string;
  /** The name of its class. */
  className: string;
  properties: PropertyTold[];
  events: EventTold[];
}

export interface PropertyTold {
  name: string;
  type: string;
  meaning: string;
  /** Whether an attribute of the same name, in lower case, sets it too. */
  attribute: boolean;
}

export interface EventTold {
  name: string;
  /** What `detail` holds, "{n}"; empty where there is nothing. */
  detail: string;
  when: string;
}

/** The elements that one source file registers, in its order. */
export function documented(source: string): Documented[] {
  return [...source.matchAll(/^define\('([a-z-]+)', (\w+)\);$/gm)].map(([, tag = '', className = '']) => {
    const head = new RegExp(
      `${COMMENT}\\nexport class ${className} extends \\w+ \\{\\n([\\s\\S]*?)\\n\\}\\n`,
    );
    const [, comment = '', body = ''] = head.exec(source) ?? [];
    return { tag, className, properties: propertiesOf(body), events: eventsOf(plain(comment)) };
  });
}

/** The names of the events that a source sends. */
export function sent(source: string): string[] {
  return [...new Set([...source.matchAll(/tell\((?:event, )?'(\w+)'/g)].map(([, name = '']) => name))].sort();
}

const COMMENT = '/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/';

function propertiesOf(body: string): PropertyTold[] {
  const [, block = ''] = /static override properties = \{([\s\S]*?)\};\n/.exec(body) ?? [];
  const own = new RegExp(`(?:${COMMENT}\\s*)?declare (\\w+): ([\\s\\S]+?);\\n`, 'g');
  const declared = new Map(
    [...body.matchAll(own)].map(([, told = '', name = '', type = '']) => [name, { told, type }]),
  );
  return [...block.matchAll(/(\w+): \{([^}]*)\}/g)]
    .filter(([, , options = '']) => !options.includes('state: true'))
    .map(([, name = '', options = '']) => {
      const { told = '', type = '' } = declared.get(name) ?? {};
      return {
        name,
        type: type.replace(/\s+/g, ' '),
        meaning: plain(told),
        attribute: !options.includes('attribute: false'),
      };
    });
}

function eventsOf(comment: string): EventTold[] {
  const [, list = ''] = /\b[Ee]vents?:? (`.*)$/.exec(comment) ?? [];
  return [...list.matchAll(/`(\w+)`(?: (\{[^}]*\}))?([^`]*)/g)].map(
    ([, name = '', detail = '', rest = '']) => ({
      name,
      detail,
      when: (rest.split('. ', 1)[0] ?? '').replace(/^,? |[,.;]? ?(and )?$/g, '').trim(),
    }),
  );
}

/** A comment without its stars, in one line. */
function plain(comment: string): string {
  return comment
    .replace(/\n\s*\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
