import { html, nothing } from 'lit';
import { commas, grouped, shortened, text } from '../../i18n/index';
import { define, Plain } from '../../ui/base';

/**
 * The number of characters of a list shown at first, and the largest number of items of an open
 * list.
 */
const GLANCE = 60;
const LISTED = 2000;
/** Longer values have a row each. */
const NARROW = 13;

/** Further results beside the answer, as a definition list. A value of '' is not computed yet. */
export class GrundyFacts extends Plain {
  static override properties = {
    problem: {},
    facts: { attribute: false },
    total: {},
    open: { state: true },
  };

  /** The id of the problem. */
  declare problem: string;
  /** Names, each with a value or a list of values. */
  declare facts: Array<[string, string | string[]]>;
  /** The length of a complete list of moves: the list may be cut. */
  declare total: string | undefined;
  /** The names of the open lists. */
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
      const long = (Array.isArray(value) ? commas(value) : value).length > NARROW;
      return html`<div class=${long ? 'wide' : nothing}>
        <dt>${text(`fact-${this.problem}-${name}`)}</dt>
        <dd class=${value === '' ? 'number waiting' : 'number'} data-fact=${name}>${
          Array.isArray(value)
            ? this.#list(name, value, name === 'winningMoves' ? Number(this.total) : value.length)
            : number(value)
        }</dd>
      </div>`;
    })}</dl>`;
  }

  #list(name: string, items: string[], total: number) {
    if (!items.length) return text('list-none');
    const isOpen = this.open.includes(name);
    const max = Math.min(items.length, LISTED);
    const shown = items.slice(0, isOpen ? max : glance(items)).map(number);
    const list = commas(shown);
    if (shown.length === total) return list;
    const count = grouped(String(total));
    if (isOpen) return html`${list}… <span class="quiet">${text('list-cut', { shown: max, count })}</span>`;
    const rest = grouped(String(total - shown.length));
    return html`${text('list-more', { list, count: rest })}
      ${
        max > shown.length
          ? html`<button class="link" type="button" @click=${() => {
              this.open = [...this.open, name];
            }}>${max === total ? text('list-open') : text('list-open-some', { count: max })}</button>`
          : nothing
      }`;
  }
}

/** The number of items shown while a list is closed. */
function glance(items: string[]): number {
  let length = 0;
  const end = items.findIndex((item) => {
    length += item.length + 2;
    return length > GLANCE;
  });
  return end < 0 ? items.length : Math.max(2, end);
}

/** Groups every run of digits and shortens long ones; indices, as in F(4786), are unchanged. */
function number(plain: string): string {
  return plain.replace(/(?<![(\d])\d{4,}/g, shortened);
}

define('grundy-facts', GrundyFacts);
