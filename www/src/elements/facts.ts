import { html, nothing } from 'lit';
import { grouped, shortened, text } from '../i18n/index';
import { define, Plain } from './base';

/** Characters of a list that are shown at once, and items at most when all of it is wanted. */
const GLANCE = 100;
const LISTED = 2000;
/** A value longer than this takes a row of its own. */
const NARROW = 13;

/** Further results beside the answer, as a list of definitions. Property `facts`: [name, value or values]; '' is yet to come. */
export class GrundyFacts extends Plain {
  static override properties = {
    problem: {},
    facts: { attribute: false },
    open: { state: true },
  };

  /** The id of the problem that the names belong to. */
  declare problem: string;
  /** Names, each with a value or a list of them. */
  declare facts: Array<[string, string | string[]]>;
  /** The lists that are shown in full. */
  declare open: string[];

  constructor() {
    super();
    this.problem = '';
    this.facts = [];
    this.open = [];
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('problem')) this.open = [];
  }

  protected override render() {
    if (!this.facts.length) return nothing;
    return html`<dl>${this.facts.map(([name, value]) => {
      const long = (Array.isArray(value) ? value.join(', ') : value).length > NARROW;
      return html`<div class=${long ? 'wide' : nothing}>
        <dt>${text(`fact-${this.problem}-${name}`)}</dt>
        <dd class=${value === '' ? 'number waiting' : 'number'} data-fact=${name}>${
          Array.isArray(value) ? this.#list(name, value, this.#count(name) ?? value.length) : number(value)
        }</dd>
      </div>`;
    })}</dl>`;
  }

  /** A list of `things` may be only the first of them; how many there are says the fact `thingCount`. */
  #count(list: string): number | undefined {
    const count = this.facts.find(([name]) => name === `${list.replace(/s$/, '')}Count`)?.[1];
    return typeof count === 'string' ? Number(count) : undefined;
  }

  #list(name: string, items: string[], total: number) {
    if (!items.length) return text('list-none');
    const whole = this.open.includes(name);
    const most = Math.min(items.length, LISTED);
    const shown = items.slice(0, whole ? most : glance(items)).map(number);
    const list = shown.join(text('list-separator'));
    if (shown.length === total) return list;
    const count = grouped(String(total));
    if (whole) return html`${list}… <span class="quiet">${text('list-cut', { shown: most, count })}</span>`;
    const rest = grouped(String(total - shown.length));
    return html`${text('list-more', { list, count: rest })}
      ${
        most > shown.length
          ? html`<button class="link" type="button" @click=${() => {
              this.open = [...this.open, name];
            }}>${most === total ? text('list-open') : text('list-open-some', { count: most })}</button>`
          : nothing
      }`;
  }
}

/** How many items can be taken in at a glance. */
function glance(items: string[]): number {
  let length = 0;
  const end = items.findIndex((item) => {
    length += item.length + 2;
    return length > GLANCE;
  });
  return end < 0 ? items.length : Math.max(2, end);
}

/** Groups every run of digits, shortening the longest; other signs and indices, as in F(4786), stay as they are. */
function number(plain: string): string {
  return plain.replace(/(?<![(\d])\d{4,}/g, shortened);
}

define('grundy-facts', GrundyFacts);
