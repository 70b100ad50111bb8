import { html, nothing, svg } from 'lit';
import { text } from '../i18n/index';
import { define } from '../ui/base';
import { valueVars } from '../ui/colour';
import { BACK } from '../ui/keys';
import { vars } from '../ui/vars';
import { graphPoints, type Point } from './layout';
import { Board, type BoardOption, eventOf, PLAYED, presses } from './option';
import { Travel } from './travel';

const WIDE = 76;
const HIGH = 68;
const RADIUS = 17;
const MARGIN = 34;

interface Button {
  /** The code of the move. */
  code?: string;
  act: () => void;
  label: string;
  /** Whether it is a button that stays pressed. */
  toggles: boolean;
  pressed: boolean;
}

/**
 * A directed graph with the value of each vertex, and tokens on some of them. A vertex to which a
 * token can move is a button. Where there are tokens on several vertices, each of these is a button
 * that selects its token first.
 *
 * Events: `act` {code}, a move was chosen; `pick` {code}, it was selected, on boards where the
 * first click selects. Escape selects nothing.
 */
export class GrundyGraph extends Board {
  static override properties = {
    vertices: { attribute: false },
    edges: { attribute: false },
    tokens: { attribute: false },
    chosen: { state: true },
  };

  /** The name and the value of each vertex; without values they are hidden. */
  declare vertices: ReadonlyArray<{ name: string; value?: number }>;
  /** Each edge, from one vertex to another, as indices. */
  declare edges: ReadonlyArray<readonly [number, number]>;
  /** The vertices with tokens. */
  declare tokens: readonly number[];
  /** The vertex of the selected token. */
  declare chosen: number | undefined;

  constructor() {
    super();
    new Travel(this);
    this.vertices = [];
    this.edges = [];
    this.tokens = [];
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    const before = changed.get('tokens');
    if (before && String(before) !== String(this.tokens)) this.chosen = undefined;
  }

  protected override render() {
    const points = graphPoints(this.vertices.length, this.edges).map(({ x, y }) => ({
      x: x * WIDE + MARGIN,
      y: y * HIGH + MARGIN,
    }));
    const width = Math.max(...points.map(({ x }) => x), 0) + MARGIN;
    const height = Math.max(...points.map(({ y }) => y), 0) + MARGIN + 8;
    const { plays } = this;
    const scale = this.twice ? PLAYED : 1;
    const picked = this.options.find(({ code }) => code === this.picked);
    return html`<svg
      class="graph-picture"
      viewBox=${`0 0 ${width} ${height}`}
      width=${scale * width}
      height=${scale * height}
      role=${plays ? 'group' : 'img'}
      aria-label=${this.label}
      @keydown=${this.#key}
    >
      ${this.edges.map(([from, to]) => this.#edge(points, from, to, picked))}
      ${this.vertices.map((_, at) => this.#vertex(points[at], at, plays))}
    </svg>`;
  }

  #edge(points: Point[], from: number, to: number, picked: BoardOption | undefined) {
    const [start, end] = [points[from], points[to]];
    if (!start || !end) return nothing;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const length = Math.hypot(dx, dy) || 1;
    // An edge over several columns is bent, so that it passes beside the vertices between.
    const bend = Math.abs(dx) > WIDE * 1.5 ? 0.22 * length * (from % 2 ? 1 : -1) : 0;
    const middle = {
      x: (start.x + end.x) / 2 - (dy / length) * bend,
      y: (start.y + end.y) / 2 + (dx / length) * bend,
    };
    const last = Math.hypot(end.x - middle.x, end.y - middle.y) || 1;
    const unit = { x: (end.x - middle.x) / last, y: (end.y - middle.y) / last };
    const tip = { x: end.x - unit.x * (RADIUS + 3), y: end.y - unit.y * (RADIUS + 3) };
    const wing = (side: number) =>
      `${tip.x - unit.x * 8 + side * unit.y * 4.5} ${tip.y - unit.y * 8 - side * unit.x * 4.5}`;
    const going = picked && this.tokens[picked.cell] === from && picked.to === to;
    return svg`<g class="graph-edge" data-is=${going ? 'going' : nothing}><path
      d=${`M${start.x} ${start.y}Q${middle.x} ${middle.y} ${tip.x} ${tip.y}`} /><path
      class="graph-tip" d=${`M${tip.x} ${tip.y}L${wing(1)}L${wing(-1)}Z`} /></g>`;
  }

  #vertex(place: Point | undefined, at: number, plays: boolean) {
    const vertex = this.vertices[at];
    if (!place || !vertex) return nothing;
    const tokens = this.tokens.filter((token) => token === at).length;
    const { name, value } = vertex;
    const button = plays ? this.#button(at, name) : undefined;
    const colours = value === undefined ? {} : valueVars(value);
    return svg`<g
      class="graph-vertex"
      data-token=${tokens ? '' : nothing}
      data-is=${button?.pressed ? 'going' : nothing}
      role=${button ? 'button' : nothing}
      tabindex=${button ? 0 : nothing}
      aria-pressed=${button?.toggles ? String(button.pressed) : nothing}
      @click=${() => button?.act()}
      @keydown=${(event: KeyboardEvent) => button && presses(event) && button.act()}
      ${vars(colours)}
    >${button ? svg`<title>${button.label}</title><circle class="graph-touch" cx=${place.x} cy=${place.y} r=${RADIUS + 6} />` : nothing}${this.tokens.map(
      (token, piece) =>
        token === at
          ? svg`<circle class="graph-token" data-piece=${piece} cx=${place.x} cy=${place.y} r=${RADIUS + 5} />`
          : nothing,
    )}<circle
      class="graph-disk" cx=${place.x} cy=${place.y} r=${RADIUS} /><text
      class="graph-value" x=${place.x} y=${place.y}>${value ?? ''}</text><text
      class="graph-name" x=${place.x} y=${place.y + RADIUS + 15}>${name}${tokens > 1 ? ` ×${tokens}` : ''}</text></g>`;
  }

  /** What a vertex does as a button: a move to it, or the selection of its token. */
  #button(at: number, name: string): Button | undefined {
    const code = this.#option(at)?.code;
    if (code !== undefined) {
      const act = () => this.#choose(code);
      const pressed = this.twice && this.picked === code;
      return { code, act, pressed, toggles: this.twice, label: text('diagram-vertex', { name }) };
    }
    const movable = this.#movable;
    if (movable.size < 2 || !movable.has(at)) return undefined;
    const pressed = this.chosen === at;
    const act = () => this.#select(pressed ? undefined : at);
    return { act, pressed, toggles: true, label: text('diagram-token', { name }) };
  }

  /** The vertices whose tokens can move. */
  get #movable(): Set<number> {
    return new Set(this.options.map(({ cell }) => this.tokens[cell] ?? 0));
  }

  /** The move to a vertex: of the selected token, or of the only token that can move. */
  #option(at: number): BoardOption | undefined {
    const { chosen } = this;
    if (chosen === undefined && this.#movable.size > 1) return undefined;
    return this.options.find(
      ({ cell, to }) => to === at && (chosen === undefined || this.tokens[cell] === chosen),
    );
  }

  #select(vertex: number | undefined): void {
    this.chosen = vertex;
    if (this.picked !== undefined) this.emit('pick', { code: undefined });
  }

  #key = ({ key }: KeyboardEvent) => {
    if (key === BACK) this.#select(undefined);
  };

  #choose(code: string): void {
    this.emit(eventOf(this, code), { code });
  }
}

define('grundy-graph', GrundyGraph);
