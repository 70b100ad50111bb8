/* All specimens, in groups. */

import { answers } from './answers';
import { asking } from './asking';
import { diagrams } from './diagrams';
import { exercises } from './exercises';
import { nimbers } from './nimbers';
import { play } from './play';
import { sequences } from './sequences';
import type { Group } from './specimen';
import { zeckendorf } from './zeckendorf';

export const groups: Group[] = [
  { title: 'Questions', specimens: asking },
  { title: 'Answers and explanations', specimens: answers },
  { title: 'Exercises', specimens: exercises },
  { title: 'Views of a sequence', specimens: sequences },
  { title: 'Nimbers and tables', specimens: nimbers },
  { title: 'Zeckendorf', specimens: zeckendorf },
  { title: 'Games to play', specimens: [...play, ...diagrams] },
];

export const specimens = groups.flatMap((group) => group.specimens);
