/*
 * Reads the documentation of elements from their source: properties and events. Pure functions.
 *
 * The comment of an element's class describes the element and lists its events after "Events:";
 * each property is declared with its type, below a comment. tests/unit/specimens.test.ts checks
 * this form.
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
  /** Whether the attribute of the same name, in lower case, sets it. */
  attribute: boolean;
}

export interface EventTold {
  name: string;
  /** The fields of `detail`, such as "{n}"; empty without any. */
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

/** The names of the events that a source sends; a board also by `eventOf` of boards/option.ts. */
export function sent(source: string): string[] {
  const own = [...source.matchAll(/emit\((?:event, )?'(\w+)'/g)].map(([, name = '']) => name);
  const chosen = source.includes('emit(eventOf(') ? ['act', 'pick'] : [];
  return [...new Set([...own, ...chosen])].sort();
}

const COMMENT = '/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/';

function propertiesOf(body: string): PropertyTold[] {
  const [, block = ''] = /static override properties = \{([\s\S]*?)\};\n/.exec(body) ?? [];
  const own = new RegExp(`(?:${COMMENT}\\s*)?declare (\\w+): ([\\s\\S]+?);\\n`, 'g');
  const declared = new Map(
    [...body.matchAll(own)].map(([, comment = '', name = '', type = '']) => [name, { comment, type }]),
  );
  return [...block.matchAll(/(\w+): \{([^}]*)\}/g)]
    .filter(([, , options = '']) => !options.includes('state: true'))
    .map(([, name = '', options = '']) => {
      const { comment = '', type = '' } = declared.get(name) ?? {};
      return {
        name,
        type: type.replace(/\s+/g, ' '),
        meaning: plain(comment),
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

/** The text of a comment in one line. */
function plain(comment: string): string {
  return comment
    .replace(/\n\s*\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
