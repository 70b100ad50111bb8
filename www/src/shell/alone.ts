/* A room that fails alone: where its code throws, a card takes the place of its view. */

import { broken } from '../engine/broken';
import type { ClientError } from '../engine/protocol';
import type { MountedRoom } from '../rooms/definition';
import { brokenHere } from '../ui/placeholder';

/** `again` opens the question of the address anew. */
export function alone(inner: MountedRoom, again: () => void): MountedRoom {
  const { room } = inner;
  const attempt = <Of>(part: () => Of, otherwise: (error: ClientError) => Of): Of => {
    try {
      return part();
    } catch (cause) {
      return otherwise(broken(cause));
    }
  };
  return {
    room,
    view: () =>
      attempt(
        () => inner.view(),
        (error) => brokenHere(error, again),
      ),
    title: () =>
      attempt(
        () => inner.title(),
        () => '',
      ),
    announcements: () =>
      attempt(
        () => inner.announcements(),
        () => ['', ''],
      ),
    get complete() {
      return attempt(
        () => inner.complete ?? inner.announcements()[0] !== '',
        () => true,
      );
    },
  };
}
