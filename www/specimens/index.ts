/* Every element of the page in its states, in groups. */

import { answers } from './answers';
import { asking } from './asking';
import { nimbers } from './nimbers';
import { sequences } from './sequences';
import type { Group } from './specimen';
import { zeckendorf } from './zeckendorf';

export const groups: Group[] = [
  { title: 'To ask with', specimens: asking },
  { title: 'Answers, and why', specimens: answers },
  { title: 'Views of a sequence', specimens: sequences },
  { title: 'Nimbers and tables', specimens: nimbers },
  { title: 'Zeckendorf', specimens: zeckendorf },
];

export const specimens = groups.flatMap((group) => group.specimens);
