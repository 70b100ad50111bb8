import { html, nothing, svg } from 'lit';
import { text } from '../i18n/index';
import { define } from '../ui/base';
import { treePoints } from './layout';
import { Board, eventOf, PLAYED, presses } from './option';

const WIDE = 44;
const HIGH = 46;
const MARGIN = 22;

/**
 * Green Hackenbush trees on the ground. An edge that can be cut is a button.
 *
 * Events: `act` {code}, an edge was chosen; `pick` {code}, it was selected, on boards where the
 * first click selects.
 */
export class GrundyTree extends Board {
  static override properties = {
    parents: { attribute: false },
    values: { attribute: false },
  };

  /** For each edge the one below it, counted from 1, or 0 for the ground. */
  declare parents: readonly number[];
  /** The value of each edge with what stands on it; none are told without. */
  declare values: readonly number[];

  constructor() {
    super();
    this.parents = [];
    this.values = [];
  }

  protected override render() {
    const points = treePoints(this.parents);
    const columns = 1 + Math.max(0, ...points.map(({ x }) => x));
    const rows = Math.max(1, ...points.map(({ y }) => y));
    const [width, height] = [columns * WIDE + MARGIN, rows * HIGH + MARGIN];
    const { plays } = this;
    const scale = this.twice ? PLAYED : 1;
    const picked = this.options.find(({ code }) => code === this.picked)?.cell;
    const gone = new Set<number>();
    const edges = this.parents.map((parent, cell) => {
      if (cell === picked || gone.has(parent)) gone.add(cell + 1);
      const [to, from] = [points[cell], points[parent - 1]];
      const at = ({ x, y }: { x: number; y: number }) => ({
        x: (x + 0.5) * WIDE + MARGIN / 2,
        y: height - y * HIGH - MARGIN / 2,
      });
      const end = at(to ?? { x: 0, y: 1 });
      const start = from ? at(from) : { x: end.x, y: height - MARGIN / 2 };
      return { cell, start, end, gone: gone.has(cell + 1) };
    });
    return html`<svg
      class="tree"
      viewBox=${`0 0 ${width} ${height}`}
      width=${scale * width}
      height=${scale * height}
      role=${plays ? 'group' : 'img'}
      aria-label=${this.label}
    >
      <path class="tree-ground" d=${`M4 ${height - MARGIN / 2}H${width - 4}`} />
      ${edges.map((edge) => this.#edge(edge, plays))}
    </svg>`;
  }

  #edge(
    {
      cell,
      start,
      end,
      gone,
    }: {
      cell: number;
      start: { x: number; y: number };
      end: { x: number; y: number };
      gone: boolean;
    },
    plays: boolean,
  ) {
    const option = plays ? this.options.find((one) => one.cell === cell) : undefined;
    const value = this.values[cell];
    const label =
      value === undefined
        ? text('diagram-cut', { edge: cell + 1 })
        : text('diagram-edge', { edge: cell + 1, value });
    const line = `M${start.x} ${start.y}L${end.x} ${end.y}`;
    const [x, y] = [(start.x + end.x) / 2, (start.y + end.y) / 2];
    return svg`<g
      class="tree-edge"
      data-is=${gone ? 'going' : nothing}
      role=${option ? 'button' : nothing}
      tabindex=${option ? 0 : nothing}
      aria-label=${option ? label : nothing}
      aria-pressed=${option && this.twice ? (this.picked === option.code ? 'true' : 'false') : nothing}
      @click=${() => option && this.#choose(option.code)}
      @keydown=${(event: KeyboardEvent) => option && presses(event) && this.#choose(option.code)}
    ><path class="tree-touch" d=${line} /><path class="tree-line" d=${line} /><circle
      class="tree-joint" cx=${end.x} cy=${end.y} r="4" /><circle class="tree-badge" cx=${x} cy=${y} r="8.5" /><text
      class="tree-number" x=${x} y=${y}>${cell + 1}</text></g>`;
  }

  #choose(code: string): void {
    this.emit(eventOf(this, code), { code });
  }
}

define('grundy-tree', GrundyTree);
