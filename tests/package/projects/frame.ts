import { FrameConnection, type FrameEvents, type FrameOptions, type HostRequest } from 'grundyscope/frame';

const frame = new FrameConnection(document.createElement('iframe'), { resize: true });
const { view, answer }: { view: string; answer: string | undefined } = await frame.ask('#1/nimbers?e=6*7');
const state = await frame.get();
const error: string | undefined = state.error?.code;
const options: FrameOptions = await frame.set({ theme: 'dark', size: 150 });
// @ts-expect-error: no such theme
await frame.set({ theme: 'sepia' });
frame.addEventListener('change', (event) => {
  const { name, value, question }: { name: string; value: string; question: string } = event.detail;
  console.log(name, value, question);
});
frame.addEventListener('height', function ({ detail }) {
  console.log(detail.height);
  this.close();
});
const message: HostRequest = { type: 'grundyscope:get', id: 'a' };
type Detail = FrameEvents['error']['detail']['field'];
const field: Detail = '';
export const all: unknown[] = [view, answer, error, options.lang, message, field];
