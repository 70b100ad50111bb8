// Requests to a frame, and its events. The npm package has the same as 'grundyscope/frame'.
import { FrameConnection } from '../dist/grundyscope-frame.js';

const frame = new FrameConnection(document.querySelector('iframe'), { resize: true });
const question = document.getElementById('question');

function add(text) {
  const line = document.createElement('li');
  line.textContent = text;
  document.getElementById('answers').append(line);
}

document.getElementById('products').addEventListener('click', async ({ target }) => {
  if (target.localName !== 'button') return;
  try {
    const { answer } = await frame.ask(`#1/nimbers?e=${encodeURIComponent(target.value)}`);
    add(`${target.textContent} = ${answer}`);
  } catch (error) {
    // Also "cancelled": the reader was faster than the answer.
    add(`${target.textContent}: ${error.message}`);
  }
});

document.getElementById('dark').addEventListener('change', ({ target }) => {
  frame.set({ theme: target.checked ? 'dark' : 'light' });
});

// The reader can type another question into the frame.
for (const name of ['answer', 'change'])
  frame.addEventListener(name, ({ detail }) => {
    question.textContent = detail.question;
  });
question.textContent = (await frame.get()).question;
