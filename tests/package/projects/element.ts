import {
  GrundyScope,
  register,
  type ScopeAttributes,
  type ScopeEvents,
  type ScopePart,
} from 'grundyscope/classes';
import 'grundyscope/element';

register('my-scope');
const made = document.createElement('grundy-scope');
made.game = 'octal:0.77';
made.view = null;
made.view = 'strip';
made.theme = 'dark';
made.controls = 'none';
// @ts-expect-error: no such view
made.view = 'pie';
// @ts-expect-error: no such theme
made.theme = 'grey';
// @ts-expect-error: no such controls
made.controls = 'few';
made.addEventListener('answer', (event) => {
  const { view, answer }: { view: string; answer: string | undefined } = event.detail;
  console.log(view, answer, event.detail.question);
});
made.addEventListener('click', () => made.start());
const given: Partial<ScopeAttributes> = { n: '200' };
Object.assign(made, given);

/** Every event has details. */
type Detail = ScopeEvents['change']['detail']['name'];
const name: Detail = 'n';
const part: ScopePart = 'frame';
// @ts-expect-error: no such part
const other: ScopePart = 'frames';

export class Mine extends GrundyScope {}
export const all: unknown[] = [name, part, other, made instanceof HTMLElement];
