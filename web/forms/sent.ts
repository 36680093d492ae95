import type { MessageCode } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import type { Reply } from '../call.ts';
import { failureMessage } from '../failure-message.ts';

/** What the call of such a form answers: one row that says how it went. */
export type SavedReply = Reply<readonly { ResponseMsg: string }[]>;

/** What to say about a form that was sent; for null the call did not come through. */
export function outcomeOf(
  reply: SavedReply | null,
  { sent, failed }: { sent: MessageCode; failed: MessageCode },
): { kind: 'success' | 'error'; code: MessageCode } {
  if (reply?.data[0]?.ResponseMsg === serverAnswers.saved) return { kind: 'success', code: sent };
  const why = failureMessage(reply?.statusCode ?? null);
  return { kind: 'error', code: why === 'generalError' ? failed : why };
}
