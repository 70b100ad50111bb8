// The frame of a site is replaced by a document that replies as a frame does.
import { FrameConnection } from 'grundyscope/frame';

const out = document.querySelector('#out');
const say = (text) => out.append(`${text}\n`);
const replies = (data) => {
  if (data.type === 'grundyscope:hello') return { type: 'grundyscope:height', height: 240 };
  const answer = { view: 'answer', question: data.question, answer: '7' };
  if (data.type === 'grundyscope:ask') return { type: 'grundyscope:reply', id: data.id, result: answer };
  const error = { code: 'bad-request', field: 'size', message: '' };
  return { type: 'grundyscope:reply', id: data.id, error };
};
const script = `const replies = ${replies};
addEventListener('message', ({ data, origin }) => parent.postMessage(replies(data), origin));`;
const page = new Blob([`<script>${script}</script>`], { type: 'text/html' });
const frame = document.createElement('iframe');
frame.src = URL.createObjectURL(page);
document.body.append(frame);

const connection = new FrameConnection(frame, { resize: true });
const { view, answer } = await connection.ask('#1/stones?n=8');
say(view);
say(`${view} ${answer}`);
say(frame.style.height);
await connection.set({ size: 1 }).catch(({ code, field }) => say(`${code} ${field}`));
connection.close();
out.dataset.done = '';
