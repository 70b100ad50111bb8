/* Why code of the frame did not arrive, as a sentence. Loaded when that happens. */

import { whyNot } from '../engine/lost';
import { text } from '../i18n/names';
import { retryHelps } from '../question/reader';
import type { FrameError } from './protocol';

/** The error, with a sentence that names the cause, and whether trying again may help. */
export async function lost(thrown: unknown): Promise<{ error: FrameError; retry: boolean }> {
  const failure = await whyNot(thrown);
  const { cause = 'connection', status } = failure;
  const message = `${text('embed-lost')} ${text('load-cause', { cause, status: status ?? 0 })}`;
  const retry = retryHelps({ code: 'load', ...failure });
  return { error: { code: 'load', field: '', message, cause, status }, retry };
}
