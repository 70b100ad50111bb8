import { html, nothing } from 'lit';
import { shortened, text } from '../i18n/index';
import { define, Plain } from './base';

/** Characters of a list that are shown at once, and items at most when all of it is wanted. */
const GLANCE = 100;
const LISTED = 2000;
/** A value longer than this takes a row of its own. */
const NARROW = 13;

/** Further results beside the answer, as a list of definitions. Property `facts`: [name, value or values]. */
export class GrundyFacts extends Plain {
  static override properties = {
    problem: {},
    facts: { attribute: false },
    open: { state: true },
  };

  declare problem: string;
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
        <dd class="number" data-fact=${name}>${Array.isArray(value) ? this.#list(name, value) : number(value)}</dd>
      </div>`;
    })}</dl>`;
  }

  #list(name: string, items: string[]) {
    if (!items.length) return text('list-none');
    const whole = this.open.includes(name);
    const shown = items.slice(0, whole ? LISTED : glance(items)).map(number);
    const rest = items.length - shown.length;
    const list = shown.join(text('list-separator'));
    if (!rest) return list;
    const more = text('list-more', { list, count: rest });
    if (whole) return more;
    return html`${more}
      <button class="link" type="button" @click=${() => {
        this.open = [...this.open, name];
      }}>${text('list-open')}</button>`;
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

/** Groups every run of digits, shortening the longest; other signs stay as they are. */
function number(plain: string): string {
  return plain.replace(/\d{4,}/g, shortened);
}

define('grundy-facts', GrundyFacts);
