import { html, nothing } from 'lit';
import { grouped, text } from '../../i18n/index';
import { define, Plain } from '../../ui/base';
import { type Carry, fibonaccis, type Row, touched } from './carry-rows';

/**
 * A sum in Zeckendorf representation in columns, one for each Fibonacci number, the smallest on the
 * right: both numbers, their digit sums, and the digits after each carry.
 */
export class GrundyCarries extends Plain {
  static override properties = {
    a: { attribute: false },
    b: { attribute: false },
    rows: { attribute: false },
    top: { type: Number },
    count: { type: Number },
    names: { attribute: false },
  };

  /** The indices of the first number. */
  declare a: ArrayLike<number>;
  /** The indices of the second number. */
  declare b: ArrayLike<number>;
  /** The digit sums, and the digits after each carry; cut if there are many. */
  declare rows: Row[];
  /** The largest index that has a column. */
  declare top: number;
  /** The number of all carries; larger than that of `rows` if they are cut. */
  declare count: number;
  /** Both numbers and their sum, as text. */
  declare names: [string, string, string];

  constructor() {
    super();
    this.a = [];
    this.b = [];
    this.rows = [];
    this.top = 2;
    this.count = 0;
    this.names = ['', '', ''];
  }

  protected override render() {
    const columns = Array.from({ length: this.top - 1 }, (_, at) => this.top - at);
    const values = fibonaccis(this.top);
    const [a, b, sum] = this.names;
    const [first, ...carried] = this.rows;
    if (!first) return nothing;
    const omitted = this.count - carried.length;
    return html`<div class="scroller" tabindex="0" role="region" aria-label=${text('zeck-columns-label')}>
      <table class="carries" dir="ltr">
        <caption class="hidden">${text('zeck-columns-caption', { a, b, sum })}</caption>
        <thead><tr>
          <td></td>
          ${columns.map((k) => html`<th scope="col">${grouped(String(values[k] ?? 0))}</th>`)}
        </tr></thead>
        <tbody>
          ${this.#line(a, columns, digitsAt(this.a), 'given')} ${this.#line(`+ ${b}`, columns, digitsAt(this.b), 'given')}
          ${this.#line(text('zeck-digitwise'), columns, first.digits, 'added')}
          ${carried.map(({ digits, carry }, at) => {
            const skipped = omitted > 0 && at === carried.length - 1;
            return html`${skipped ? html`<tr><td class="omitted quiet" colspan=${columns.length + 1}>${text('zeck-carries-between', { count: omitted })}</td></tr>` : nothing}
            ${this.#line(carry ? rule(carry) : '', columns, digits, 'carried', carry)}`;
          })}
          ${this.#line(`= ${sum}`, columns, this.rows.at(-1)?.digits ?? [], 'sum')}
        </tbody>
      </table>
    </div>`;
  }

  #line(head: string, columns: number[], digits: ArrayLike<number>, kind: string, carry?: Carry) {
    const marked = new Set(carry ? touched(carry) : []);
    return html`<tr class=${kind}>
      ${head ? html`<th scope="row">${head}</th>` : html`<td></td>`}
      ${columns.map((k) => {
        const digit = digits[k] ?? 0;
        const look = [digit ? 'on' : 'off', digit > 1 ? 'twice' : '', marked.has(k) ? 'touched' : ''];
        return html`<td class=${look.filter(Boolean).join(' ')}>${digit}</td>`;
      })}
    </tr>`;
  }
}

/** "5 + 8 = 13", "2 × 5 = 8 + 2". */
function rule({ rule, index }: Carry): string {
  const value = (k: number) => grouped(String(fibonaccis(index + 2)[k] ?? 0));
  if (rule === 'neighbours')
    return text('zeck-carry-neighbours', { a: value(index), b: value(index + 1), c: value(index + 2) });
  if (index === 2) return text('zeck-carry-one');
  return text('zeck-carry-double', {
    a: value(index),
    b: value(index + 1),
    c: value(Math.max(2, index - 2)),
  });
}

function digitsAt(indices: ArrayLike<number>): number[] {
  const digits: number[] = [];
  for (let at = 0; at < indices.length; at++) digits[indices[at] ?? 0] = 1;
  return digits;
}

define('grundy-carries', GrundyCarries);
