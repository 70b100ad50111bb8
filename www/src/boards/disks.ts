import { html, nothing } from 'lit';
import { commas, text } from '../i18n/index';
import { define, Plain } from '../ui/base';
import { vars } from '../ui/vars';

type Sets = ReadonlyMap<number, readonly (readonly number[])[]>;

/** A selected move: rows and columns whose disks are turned; the last ones are the corner. */
export interface Turned {
  rows: readonly number[];
  columns: readonly number[];
}

/**
 * A board of disks, of which a move turns a rectangle whose last corner shows heads. A click or tap
 * selects the corner, the next one the opposite corner; a tap on the selected corner makes the
 * move. The fields below the board do the same by keyboard.
 *
 * Events: `turn` {rows, columns} or undefined when another move is selected, `act` to make it.
 */
export class GrundyDisks extends Plain {
  static override properties = {
    rows: { type: Number },
    columns: { type: Number },
    heads: { attribute: false },
    rowSets: { attribute: false },
    columnSets: { attribute: false },
    turned: { attribute: false },
    leaving: { type: Boolean },
    still: { type: Boolean },
  };

  /** The number of rows. */
  declare rows: number;
  /** The number of columns. */
  declare columns: number;
  /** "row.column" of the disks that show heads. */
  declare heads: ReadonlySet<string>;
  /** The sets of rows that a move can turn, by the last row. */
  declare rowSets: Sets;
  /** The sets of columns that a move can turn, by the last column. */
  declare columnSets: Sets;
  /** The selected move. */
  declare turned: Turned | undefined;
  /** Whether the selected disks are being turned. */
  declare leaving: boolean;
  /** Whether moves are disabled. */
  declare still: boolean;

  constructor() {
    super();
    this.rows = 0;
    this.columns = 0;
    this.heads = new Set();
    this.rowSets = new Map();
    this.columnSets = new Map();
    this.leaving = false;
    this.still = false;
  }

  protected override render() {
    const { rows, columns, heads, turned } = this;
    const [inRows, inColumns] = [new Set(turned?.rows), new Set(turned?.columns)];
    const [row, column] = this.#corner ?? [];
    // Where the opposite corner can be.
    const reach = (sets: Sets, last: number | undefined) =>
      new Set(this.still || last === undefined ? [] : sets.get(last)?.map(([first]) => first));
    const [reachRows, reachColumns] = [reach(this.rowSets, row), reach(this.columnSets, column)];
    const label = text('board-disks', { rows, columns, heads: heads.size });
    return html`<div
        class="disks"
        role="img"
        aria-label=${label}
        data-still=${this.still ? '' : nothing}
        ${vars({ '--columns': String(columns) })}
        @click=${this.#click}
      >${Array.from({ length: rows * columns }, (_, at) => {
        // The first row is at the bottom, so that the corner of a move is the upper right one.
        const [r, c] = [rows - Math.floor(at / columns), (at % columns) + 1];
        const going = inRows.has(r) && inColumns.has(c);
        return html`<i
          class="disk"
          data-at=${`${r}.${c}`}
          data-side=${heads.has(`${r}.${c}`) ? 'heads' : 'tails'}
          data-is=${going ? (this.leaving ? 'gone' : 'going') : nothing}
          data-corner=${r === row && c === column ? '' : nothing}
          data-reach=${reachRows.has(r) && reachColumns.has(c) ? '' : nothing}
        ></i>`;
      })}</div>
      ${this.#fields()}`;
  }

  /** The row and column of the corner that turns from heads to tails. */
  get #corner(): [number, number] | undefined {
    const [row, column] = [this.turned?.rows.at(-1), this.turned?.columns.at(-1)];
    return row === undefined || column === undefined ? undefined : [row, column];
  }

  #fields() {
    const [row = 0, column = 0] = this.#corner ?? [];
    const numbers = (count: number) =>
      Array.from({ length: count }, (_, at): [string, string] => [String(at + 1), String(at + 1)]);
    const sets = (all: Sets, last: number) =>
      (all.get(last) ?? []).map((set): [string, string] => [set.join(), spans(set)]);
    const headRows = numbers(this.rows).filter(([one]) => this.#columnsOf(Number(one)).length > 0);
    const headColumns = row ? this.#columnsOf(row).map((one): [string, string] => [`${one}`, `${one}`]) : [];
    const field = (
      label: string,
      value: string,
      options: [string, string][],
      choose: (value: string) => void,
    ) => html`<label>${label}
      <select class="select" ?disabled=${this.still || options.length === 0} @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
        ${value ? nothing : html`<option value="" selected>–</option>`}
        ${options.map(([key, words]) => html`<option value=${key} ?selected=${key === value}>${words}</option>`)}
      </select></label>`;
    return html`<div class="disks-fields" role="group" aria-label=${text('board-rectangle')}>
      ${field(text('board-row'), row ? `${row}` : '', headRows, (value) => this.#begin(Number(value), 0))}
      ${field(text('board-column'), column ? `${column}` : '', headColumns, (value) => this.#begin(row, Number(value)))}
      ${field(text('board-rows'), this.turned?.rows.join() ?? '', sets(this.rowSets, row), (value) =>
        this.#turn({ rows: value.split(',').map(Number), columns: this.turned?.columns ?? [] }),
      )}
      ${field(
        text('board-columns'),
        this.turned?.columns.join() ?? '',
        sets(this.columnSets, column),
        (value) => this.#turn({ rows: this.turned?.rows ?? [], columns: value.split(',').map(Number) }),
      )}
    </div>`;
  }

  /** The columns with heads in a row. */
  #columnsOf(row: number): number[] {
    return Array.from({ length: this.columns }, (_, at) => at + 1).filter((column) =>
      this.heads.has(`${row}.${column}`),
    );
  }

  #click = (event: MouseEvent) => {
    const at = (event.target as Element).closest<HTMLElement>('.disk')?.dataset.at;
    if (!at || this.still) return;
    const [row = 0, column = 0] = at.split('.').map(Number);
    const corner = this.#corner;
    if (corner && corner[0] === row && corner[1] === column) {
      this.emit('act');
      return;
    }
    const rows = corner && starting(this.rowSets.get(corner[0]), row);
    const columns = corner && starting(this.columnSets.get(corner[1]), column);
    if (rows && columns && !this.#isShown(rows, columns)) this.#turn({ rows, columns });
    else if (this.heads.has(at)) this.#begin(row, column);
    else this.#turn(undefined);
  };

  #isShown(rows: readonly number[], columns: readonly number[]): boolean {
    return rows.join() === this.turned?.rows.join() && columns.join() === this.turned.columns.join();
  }

  /** Selects a corner, with the smallest rectangle there; column 0: the last one with heads. */
  #begin(row: number, column: number): void {
    const last = column || (this.#columnsOf(row).at(-1) ?? 0);
    const [rows, columns] = [this.rowSets.get(row)?.[0], this.columnSets.get(last)?.[0]];
    this.#turn(rows && columns && { rows, columns });
  }

  #turn(turned: Turned | undefined): void {
    this.turned = turned;
    this.emit('turn', turned);
  }
}

/** The smallest set that starts at a place. */
function starting(
  sets: readonly (readonly number[])[] | undefined,
  first: number,
): readonly number[] | undefined {
  return sets?.find((set) => set[0] === first);
}

/** "3–5", or "1, 4, 5" */
function spans(set: readonly number[]): string {
  const [first = 0, last = 0] = [set[0], set.at(-1)];
  if (set.length === 1) return `${first}`;
  return last - first === set.length - 1 ? `${first}–${last}` : commas(set);
}

define('grundy-disks', GrundyDisks);
