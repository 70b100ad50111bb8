// The links that a first visit is measured with: one for each problem and each room, and a view in
// another site's page, as a frame and as an element.

/** The selectors of the answer and of the chart in each room. */
const PROBLEM = {
  answer: '.answer-digits[data-answer]',
  chart: 'figure.graph:not([inert]) grundy-chart canvas',
};
const GAME = { answer: '.period-head[data-status]', chart: PROBLEM.chart };
const NIMBERS = {
  answer: PROBLEM.answer,
  chart: 'grundy-nimber-table .plane:not(:has(.plane-waiting)) canvas',
};
const POSITIONS = { answer: '.position-outcome', chart: '.position-moves[aria-labelledby]' };
const ZECKENDORF = { answer: '.zeck-sum', chart: 'grundy-bars *' };
const TWO_HEAPS = { answer: '.cell-headline', chart: '.heat-figure:has(table) grundy-heat canvas' };
const PLAY = { answer: '.play-headline', chart: '.play-board .heap' };
const EXERCISE = { answer: '#exercise-ask', chart: '.exercise-pairs' };
const WORKSHEET = { answer: '.sheet-ask', chart: '.sheet-code svg' };
const LESSONS = { answer: '.lesson-path-head', chart: '.lesson-card' };
const LESSON = { answer: '.lesson-ask', chart: 'grundy-strip canvas' };
const HOME = { answer: '.home-move', chart: '.problem-tile output:not([data-answer=""])' };
const EXPLORE = { answer: '.live-tile a', chart: '.live-tile .cell-picture' };
const LAB = { answer: '.lab-outcome[data-outcome]', chart: '.coin-board td' };

/** A frame or an element shows one view, which is both. */
const VIEW = { answer: 'grundy-chart canvas', chart: 'grundy-chart canvas' };

/** Milliseconds that a first visit may take. */
const AIM = { answer: 1800, chart: 2600 };

export const LINKS = [
  { name: 'start page', path: '', ...HOME, aim: AIM },
  { name: 'nim-square', path: '#1/nim-square?n=1000', ...PROBLEM, aim: AIM },
  { name: 'stones', path: '#1/stones?n=10', ...PROBLEM, aim: AIM },
  { name: 'flipping-game', path: '#1/flipping-game?n=100', ...PROBLEM, aim: AIM },
  { name: 'fibonacci-nim', path: '#1/fibonacci-nim?n=100', ...PROBLEM, aim: AIM },
  { name: 'Kayles', path: '#1/game?game=octal:0.77&n=200', ...GAME, aim: AIM },
  { name: 'positions', path: '#1/position?heaps=kayles 3 5 7', ...POSITIONS, aim: AIM },
  { name: 'nimbers', path: '#1/nimbers?e=6*7', ...NIMBERS, aim: AIM },
  { name: 'zeckendorf', path: '#1/zeckendorf?n=100', ...ZECKENDORF, aim: AIM },
  { name: 'two-heaps', path: '#1/two-heaps?game=wythoff', ...TWO_HEAPS, aim: AIM },
  { name: 'play', path: '#1/play?heaps=kayles 9', ...PLAY, aim: AIM },
  { name: 'exercise', path: '#1/exercise?game=kayles&seed=7', ...EXERCISE, aim: AIM },
  { name: 'worksheet', path: '#1/worksheet?game=kayles&seed=7', ...WORKSHEET, aim: AIM },
  { name: 'explore', path: '#1/explore', ...EXPLORE, aim: AIM },
  { name: 'lessons', path: '#1/lessons', ...LESSONS, aim: AIM },
  { name: 'lesson', path: '#1/lesson?name=mex&step=5', ...LESSON, aim: AIM },
  {
    name: 'lab',
    path: '#1/lab?first=coins:ruler&second=coins:twins&rows=8&columns=8&heads=all',
    ...LAB,
    aim: AIM,
  },
  { name: 'frame, Kayles', path: 'host/frame.html', ...VIEW, aim: AIM, seen: 'iframe' },
  { name: 'element, Kayles', path: 'host/element.html', ...VIEW, aim: AIM, seen: 'grundy-scope' },
];

const host = (head, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${head}</head><body style="margin:0"><div style="height:4000px"></div>${body}</body></html>`;

/** Host pages with the view below the first screen: it starts when it is scrolled into view. */
export const HOSTS = {
  'host/frame.html': host(
    '',
    '<iframe src="../embed.html?show=chart#1/game?game=octal:0.77&n=200" width="100%" height="530" title="Kayles"></iframe>',
  ),
  'host/element.html': host(
    '<script type="module" src="../grundyscope.js"></script>',
    '<grundy-scope game="octal:0.77" n="200" view="chart">Kayles</grundy-scope>',
  ),
};
