/* How the value of an expression of nimbers comes about. */

import '../../elements/expansion';
import { operations } from '../../parts/nimber-steps';
import reasonStyles from '../../styles/reasons.css?shadow';
import { ofNimbers } from './nimbers';

const calculated = (room: { calculated: unknown }) => room.calculated !== undefined;

export const enter = ofNimbers({
  styles: [reasonStyles],
  heading: 'steps-heading',
  there: calculated,
  whole: calculated,
  draw: (room) => room.calculated && operations(room, room.calculated),
});
