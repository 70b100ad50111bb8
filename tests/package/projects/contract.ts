// Compares the types of the package with those of the generated package, from which the engine is
// called.
import type * as contract from 'CONTRACT';
import type { Connection } from 'grundyscope';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Exports = Omit<typeof contract, 'default' | 'initSync'>;
type Methods = Omit<Connection, 'close'>;

/** Every export is a method, and every method an export. */
export const names: Same<keyof Exports, keyof Methods> = true;

type Answers<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends (...given: never[]) => infer Answer ? Awaited<Answer> : never;
};
type Asked<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends (request: infer Request, ...rest: never[]) => unknown
    ? Request
    : never;
};
/** Calls without a request. */
type Bare = 'catalogue' | 'games' | 'knownSequences';

declare const expected: Answers<Exports>;
declare const found: Answers<Methods>;
export const answers: [Answers<Methods>, Answers<Exports>] = [expected, found];

declare const asked: Omit<Asked<Exports>, Bare>;
declare const taken: Omit<Asked<Methods>, Bare>;
export const requests: [Omit<Asked<Methods>, Bare>, Omit<Asked<Exports>, Bare>] = [asked, taken];
