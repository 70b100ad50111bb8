import { connect, EngineError } from 'grundyscope';

const engine = await connect();
const LONG = { game: 'octal:0.6', n: 1_000_000 };

/** The error of a rejected call, in one line. */
const rejection = async (call) => {
  const error = await call.then(
    () => 'no error',
    (error) => error,
  );
  return [
    error instanceof EngineError && error instanceof Error,
    error.name,
    error.code,
    error.field,
    error.cause?.message,
  ];
};
const say = (...words) => console.log(words.flat().map(String).join(' | '));

say(await rejection(engine.solve({ problem: 'nim-square', n: '1.000' })));
const { allowed, value, at } = await engine
  .solve({ problem: 'nim-square', n: '1.000' })
  .catch((error) => error);
say(JSON.stringify(allowed), value, at);
say(await rejection(engine.solve({ problem: 'nim-square', n: () => 5 })));

// Answers arrive in the order of the calls, except that quick calls do not wait.
const order = [];
const heard = [];
const long = engine.sequence(
  { game: 'octal:0.6', n: 200_000 },
  { progress: (fraction) => heard.push(fraction) },
);
await Promise.all([
  long.then(() => order.push('long')),
  engine.number({ text: '10^3', game: 'nim' }).then(() => order.push('quick')),
]);
say(order);
say(
  heard.length > 2,
  heard.every((fraction, at) => fraction >= (heard[at - 1] ?? 0) && fraction <= 1),
  (await long).length,
);

const stop = new AbortController();
const running = engine.sequence(LONG, { signal: stop.signal });
setTimeout(() => stop.abort(new Error('enough')), 50);
say(await rejection(running));
say(await rejection(engine.sequence(LONG, { signal: stop.signal })));
say(await rejection(engine.sequence(LONG, { progress: () => false })));
say(
  await rejection(
    engine.sequence(LONG, {
      progress: () => {
        throw new TypeError('no listener');
      },
    }),
  ),
);

say((await engine.catalogue()).length >= 4, (await engine.games()).length > 30);
const open = engine.sequence(LONG);
engine.close();
say(await rejection(open));
say(await rejection(engine.games()));
say(await rejection(connect({ signal: AbortSignal.abort(new Error('never mind')) })));
