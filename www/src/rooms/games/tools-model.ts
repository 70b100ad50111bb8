/* What the open tools of a game show: the count of positions, and the programs. */

import type { Client } from '../../engine/client';
import type { AskError, Calls } from '../../engine/protocol';
import { Resource } from '../../engine/resource';
import type { ProgramLanguage } from '../../export/rule-program/program';
import { readNumber, type Understood } from '../../question/reader';
import { ruleHeading } from '../../ruleset/rule-words';

/** The most heaps of a counted position. */
export const MAX_HEAPS = 16;

interface CountRequest {
  game: string;
  /** As it is typed. */
  n: string;
  heaps: number;
  /** Whether the order of the heaps counts, perhaps without empty ones. */
  ordered: '' | 'yes' | 'nonempty';
}

export interface Count extends CountRequest {
  n: string;
  read: Understood;
  answer: Calls['zeroCount']['answer'] | undefined;
}

export type Programs = Record<ProgramLanguage, string>;

/** What the open tools show. */
export class ToolsModel {
  readonly counting: Resource<CountRequest, Count>;
  readonly programming: Resource<{ game: string; link: string }, Programs | AskError>;

  constructor(client: Client, changed: () => void) {
    this.counting = new Resource(client, changed, {
      load: async (ask, request) => {
        const { game, n, heaps, ordered } = request;
        const read = await readNumber({ ask }, n, { game });
        if (read.error) return { ...request, read, answer: undefined };
        const { answer } = await ask('zeroCount', {
          ...{ game, n: read.value, heaps },
          ...{ ordered: ordered !== '', nonempty: ordered === 'nonempty' },
        });
        return { ...request, read, answer };
      },
    });
    this.programming = new Resource(client, changed, {
      load: async (ask, { game, link }) => {
        const [{ answer }, { ruleProgram }] = await Promise.all([
          ask('ruleTree', { game }),
          import('../../export/rule-program/program'),
        ]);
        const rule = answer.rule.replace(/^rule:\((.*)\)$/s, '$1');
        const about = [...new Set([ruleHeading(game), rule, link])];
        const write = (language: ProgramLanguage) => ruleProgram(answer.tree, language, about);
        return { python: write('python'), cpp: write('cpp') };
      },
    });
  }

  clear(): void {
    this.counting.clear();
    this.programming.clear();
  }
}

export const createTools = (client: Client, changed: () => void) => new ToolsModel(client, changed);
