/*
 * The views of a question, one row each: the module that draws it and its height. Page ("Share…"),
 * element and frame have no other list. The comments of `REGISTRY` are the documentation
 * (scripts/docs.mjs).
 *
 * A new view needs a row here, its drawing in drawings/NAME.ts, and its texts: `view-NAME` in
 * view-names.ftl and those of the drawing. No drawing is imported here, because the small poster of
 * a frame imports this list.
 */

import type { Question } from '../question/question';
import { EXERCISE, WORKSHEET } from '../rooms/exercises/entry';
import { GAME } from '../rooms/games/entry';
import { LAB } from '../rooms/lab/entry';
import { LESSON, LESSONS } from '../rooms/lessons/entry';
import { NIMBERS } from '../rooms/nimbers/entry';
import { PLAY } from '../rooms/play/entry';
import { POSITION } from '../rooms/positions/entry';
import { TWO_HEAPS } from '../rooms/two-heaps/entry';
import { ZECKENDORF } from '../rooms/zeckendorf/entry';

/**
 * The module in drawings/ that draws a view; and the height of a frame with it in pixels, which is
 * reserved until the frame reports its own: for an ordinary question, at the default width, font
 * size and controls. Measured in the built frame by the test "the table of heights matches the
 * frames" in tests/e2e/share.spec.ts, which fails if a height is off by more than an eighth.
 */
type Row = readonly [drawing: string, height: number];

/** The views of each room. The first is the default. */
export const REGISTRY = {
  /** A problem: `#1/nim-square?n=1000` */
  problems: {
    answer: ['solution', 320],
    calculator: ['solution', 427],
    explanation: ['derivation', 754],
    chart: ['chart', 503],
    strip: ['strip', 533],
    histogram: ['histogram', 440],
    table: ['table', 515],
    value: ['value', 468],
    list: ['list', 395],
  },
  /** A game: `#1/game?game=octal:0.77&n=200`; for `compare`, with a second game: `;with=nim` */
  games: {
    chart: ['chart', 524],
    strip: ['strip', 554],
    histogram: ['histogram', 440],
    table: ['table', 515],
    value: ['value', 524],
    list: ['list', 215],
    answer: ['period', 435],
    calculator: ['period', 561],
    explanation: ['value', 524],
    compare: ['comparison', 1263],
  },
  /** Positions: `#1/position?heaps=kayles 3 5 7` */
  positions: {
    answer: ['position-result', 380],
    calculator: ['position-result', 500],
    explanation: ['position-moves', 800],
  },
  /** A game to play: `#1/play?heaps=kayles 9;level=perfect` */
  play: {
    play: ['play-match', 530],
  },
  /**
   * Exercises: `#1/exercise?game=kayles&kinds=value,move&level=2&seed=7`; on paper:
   * `#1/worksheet?game=kayles&versions=2&seed=7`
   */
  exercises: {
    predict: ['exercise', 620],
    worksheet: ['worksheet', 1630],
  },
  /** Nimbers: `#1/nimbers?e=6*7` */
  nimbers: {
    calculator: ['nimber-value', 538],
    answer: ['nimber-value', 412],
    explanation: ['nimber-steps', 633],
    heat: ['nimber-tables', 742],
  },
  /** Zeckendorf: `#1/zeckendorf?n=100`; for `sum`, with a second summand: `&plus=54` */
  zeckendorf: {
    answer: ['representation', 417],
    calculator: ['representation', 524],
    explanation: ['greedy-steps', 719],
    heat: ['nim-table', 712],
    play: ['nim-board', 1090],
    sum: ['addition', 659],
    word: ['fibonacci-word', 457],
  },
  /** The Tartan lab: `#1/lab?first=coins:ruler&second=coins:twins&rows=8&columns=8&heads=all` */
  lab: {
    lab: ['lab-board', 1483],
  },
  /** Two heaps: `#1/two-heaps?game=wythoff` */
  'two-heaps': {
    heat: ['two-heaps-table', 691],
    explanation: ['two-heaps-cell', 232],
  },
  /** Lessons: `#1/lesson?name=nim&step=2`; all of them: `#1/lessons` */
  lessons: {
    lesson: ['lesson', 640],
  },
} as const satisfies Record<string, Record<string, Row>>;

export type RoomName = keyof typeof REGISTRY;
export type ViewOf<In extends RoomName> = string & keyof (typeof REGISTRY)[In];
export type ViewName = { [In in RoomName]: ViewOf<In> }[RoomName];

const DEFAULT_HEIGHT = 480;

/** The names of the views of a room. */
export function viewsIn<In extends RoomName>(room: In): ViewOf<In>[] {
  return Object.keys(REGISTRY[room]) as ViewOf<In>[];
}

/** The names of all views, in the order in which an error message lists them. */
export function allViews(): ViewName[] {
  return [...new Set((Object.keys(REGISTRY) as RoomName[]).flatMap((room): ViewName[] => viewsIn(room)))];
}

function row(room: RoomName, view: string): Row | undefined {
  const rows: Record<string, Row> = REGISTRY[room];
  return Object.hasOwn(rows, view) ? rows[view] : undefined;
}

export function heightOf(room: RoomName, view: string): number {
  return row(room, view)?.[1] ?? DEFAULT_HEIGHT;
}

/** The name of the module that draws a view. */
export function drawingOf(room: RoomName, view: string): string {
  return row(room, view)?.[0] ?? '';
}

const ROOMS: Record<string, RoomName> = {
  [GAME]: 'games',
  [POSITION]: 'positions',
  [PLAY]: 'play',
  [EXERCISE]: 'exercises',
  [WORKSHEET]: 'exercises',
  [NIMBERS]: 'nimbers',
  [ZECKENDORF]: 'zeckendorf',
  [LAB]: 'lab',
  [TWO_HEAPS]: 'two-heaps',
  [LESSON]: 'lessons',
  [LESSONS]: 'lessons',
};

/** The room of a question, by the first part of its link: a room's own name, or else a problem. */
export function roomOf(problem: string): RoomName {
  return (Object.hasOwn(ROOMS, problem) && ROOMS[problem]) || 'problems';
}

/**
 * The view of a room with this name; for an empty name, the one that is called like the first part
 * of the link, or else the first one.
 */
export function viewNamed(room: RoomName, requested: string, problem = ''): ViewName | undefined {
  const all: ViewName[] = viewsIn(room);
  return requested === ''
    ? (all.find((name) => name === problem) ?? all[0])
    : all.find((name) => name === requested);
}

/** Conditions of views that need a further argument: a second game, a second summand. */
const NEEDS: Record<string, (question: Question) => boolean> = {
  compare: ({ view }) => (view.with ?? '') !== '',
  sum: ({ arguments: given }) => (given.plus ?? '') !== '',
  predict: ({ problem }) => problem !== WORKSHEET,
};

/** The views of a question, the default first. */
export function viewsOf(question: Question): string[] {
  return viewsIn(roomOf(question.problem)).filter((name) => NEEDS[name]?.(question) ?? true);
}

/**
 * The view to share first: the comparison while two games are compared, the sheet of a worksheet,
 * else the default.
 */
export function viewSeen(question: Question): string {
  const views = viewsOf(question);
  return views.find((name) => name === 'compare' || name === question.problem) ?? views[0] ?? '';
}
