import { html, nothing, svg } from 'lit';
import { text } from '../i18n/index';
import { define, Plain } from '../ui/base';
import { valueColour, valueInk } from '../ui/colour';
import { vars } from '../ui/vars';
import { graphPoints, type Point } from './layout';
import type { BoardOption } from './option';

const WIDE = 76;
const HIGH = 68;
const RADIUS = 17;
const MARGIN = 34;

/**
 * A directed graph with the value of each vertex, and tokens on some of them. A vertex to which a
 * token can move is a button.
 *
 * Event: `act` {code}, a move was chosen.
 */
export class GrundyGraph extends Plain {
  static override properties = {
    vertices: { attribute: false },
    edges: { attribute: false },
    tokens: { attribute: false },
    label: {},
    options: { attribute: false },
    picked: { attribute: false },
    still: { type: Boolean },
  };

  /** The name and the value of each vertex; without values they are hidden. */
  declare vertices: ReadonlyArray<{ name: string; value?: number }>;
  /** Each edge, from one vertex to another, as indices. */
  declare edges: ReadonlyArray<readonly [number, number]>;
  /** The vertices with tokens. */
  declare tokens: readonly number[];
  /** What the graph shows, in words. */
  declare label: string;
  /** The moves; none for a picture. */
  declare options: readonly BoardOption[];
  /** The code of the move that is pointed out. */
  declare picked: string | undefined;
  /** Whether moves are disabled. */
  declare still: boolean;

  constructor() {
    super();
    this.vertices = [];
    this.edges = [];
    this.tokens = [];
    this.label = '';
    this.options = [];
    this.still = false;
  }

  protected override render() {
    const points = graphPoints(this.vertices.length, this.edges).map(({ x, y }) => ({
      x: x * WIDE + MARGIN,
      y: y * HIGH + MARGIN,
    }));
    const width = Math.max(...points.map(({ x }) => x), 0) + MARGIN;
    const height = Math.max(...points.map(({ y }) => y), 0) + MARGIN + 8;
    const plays = this.options.length > 0 && !this.still;
    const picked = this.options.find(({ code }) => code === this.picked);
    return html`<svg
      class="graph"
      viewBox=${`0 0 ${width} ${height}`}
      width=${width}
      height=${height}
      role=${plays ? 'group' : 'img'}
      aria-label=${this.label}
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

  #vertex(point: Point | undefined, at: number, plays: boolean) {
    const vertex = this.vertices[at];
    if (!point || !vertex) return nothing;
    const tokens = this.tokens.filter((token) => token === at).length;
    const option = plays ? this.options.find(({ to }) => to === at) : undefined;
    const act = () => option && this.emit('act', { code: option.code });
    const { name, value } = vertex;
    const colours = value === undefined ? {} : { '--fill': valueColour(value), '--ink-on': valueInk(value) };
    return svg`<g
      class="graph-vertex"
      data-token=${tokens ? '' : nothing}
      role=${option ? 'button' : nothing}
      tabindex=${option ? 0 : nothing}
      @click=${act}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        act();
      }}
      ${vars(colours)}
    >${option ? svg`<title>${text('diagram-vertex', { name })}</title>` : nothing}${tokens ? svg`<circle class="graph-token" cx=${point.x} cy=${point.y} r=${RADIUS + 5} />` : nothing}<circle
      class="graph-disk" cx=${point.x} cy=${point.y} r=${RADIUS} /><text
      class="graph-value" x=${point.x} y=${point.y}>${value ?? ''}</text><text
      class="graph-name" x=${point.x} y=${point.y + RADIUS + 15}>${name}${tokens > 1 ? ` ×${tokens}` : ''}</text></g>`;
  }
}

define('grundy-graph', GrundyGraph);
