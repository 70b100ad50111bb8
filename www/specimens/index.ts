/* All specimens, in groups. */

import { answers } from './answers';
import { asking } from './asking';
import { nimbers } from './nimbers';
import { sequences } from './sequences';
import type { Group } from './specimen';
import { zeckendorf } from './zeckendorf';

export const groups: Group[] = [
  { title: 'Questions', specimens: asking },
  { title: 'Answers and explanations', specimens: answers },
  { title: 'Views of a sequence', specimens: sequences },
  { title: 'Nimbers and tables', specimens: nimbers },
  { title: 'Zeckendorf', specimens: zeckendorf },
];

export const specimens = groups.flatMap((group) => group.specimens);
