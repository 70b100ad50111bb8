import { connect } from 'grundyscope';

const engine = await connect({ worker: false });
console.log((await engine.solve({ problem: 'flipping-game', n: 100 })).answer);

const stop = new AbortController();
let heard = 0;
const progress = () => {
  heard += 1;
  if (heard === 3) stop.abort();
};
const error = await engine
  .sequence({ game: 'octal:0.6', n: 1_000_000 }, { signal: stop.signal, progress })
  .catch((error) => error);
console.log(error.name, error.code, heard);
console.log((await engine.solve({ problem: 'flipping-game', n: 5 })).answer);
engine.close();
console.log(await engine.games().catch(({ message }) => message));
