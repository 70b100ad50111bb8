import {
  type CallOptions,
  type Connection,
  connect,
  EngineError,
  type Histogram,
  version,
} from 'grundyscope';

const engine: Connection = await connect({ worker: true, signal: AbortSignal.timeout(60_000) });
const options: CallOptions = { signal: AbortSignal.timeout(1_000), progress: (fraction) => fraction < 0.5 };

const answer: string = (await engine.solve({ problem: 'nim-square', n: 10n ** 5n, heaps: 3 }, options))
  .answer;
const values: Uint32Array = await engine.sequence({ game: 'octal:0.77', n: '200', from: 1 });
const { counts }: Histogram = await engine.histogram({ game: 'kayles', n: 71 });
const names: string[] = (await engine.games()).flatMap(({ names }) => names);
const period: number | undefined = (await engine.periodicity({ game: 'kayles', n: 500 })).period;
engine.close();

try {
  // @ts-expect-error: a game is needed
  await engine.sequence({ n: 5 });
  // @ts-expect-error: no such method
  await engine.divine({});
} catch (error) {
  if (error instanceof EngineError) {
    const shown: string = `${error.code} ${error.field} ${error.allowed?.code ?? ''} ${error.at ?? 0} ${error.min ?? ''}`;
    globalThis.queueMicrotask(() => shown);
  }
}

export const all: unknown[] = [answer, values, counts, names, period, version];
