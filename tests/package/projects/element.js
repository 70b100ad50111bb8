import { connect } from 'grundyscope';
import { GrundyScope, register } from 'grundyscope/classes';

const out = document.querySelector('#out');
const say = (text) => out.append(`${text}\n`);
const heard = (tag) =>
  new Promise((resolve) => {
    const element = document.querySelector(tag);
    for (const name of ['answer', 'error']) element.addEventListener(name, ({ detail }) => resolve(detail));
  });

say(customElements.get('grundy-scope'));
const [stones, kayles] = [heard('grundy-scope'), heard('my-scope')];
customElements.define('my-scope', class extends GrundyScope {});
await import('grundyscope/element');
say(customElements.get('grundy-scope') === GrundyScope);
register();
document.querySelector('my-scope').start();
say((await stones).answer);
say((await kayles).question);
const engine = await connect();
say((await engine.solve({ problem: 'stones', n: 8 })).answer);
out.dataset.done = '';
