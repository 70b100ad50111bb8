import { connect } from 'grundyscope';

const out = document.querySelector('#out');
const say = (text) => out.append(`${text}\n`);
const fail = (error) => error;
try {
  const engine = await connect();
  say((await engine.solve({ problem: 'flipping-game', n: '1000000' })).answer);
  const here = await connect({ worker: false });
  say((await here.solve({ problem: 'flipping-game', n: 100 })).answer);
  const signal = AbortSignal.timeout(50);
  say((await engine.sequence({ game: 'octal:0.6', n: 1_000_000 }, { signal }).catch(fail)).name);
  say((await engine.solve({ problem: 'nim-square', n: '1.000' }).catch(fail)).code);
} catch (error) {
  say(error);
}
out.dataset.done = '';
