import { NIMBERS, type Question } from './question';

/** A product to begin with: of ordinary numbers it is 42. */
export function nimbersBeginning(): Question {
  return { problem: NIMBERS, arguments: { e: '6*7' }, view: {} };
}
