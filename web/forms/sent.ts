import type { MessageCode } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import type { Reply } from '../call.ts';
import { failureMessage } from '../failure-message.ts';

/** The response to the call of a form that saves: one row with the outcome. */
export type SavedReply = Reply<readonly { ResponseMsg: string }[]>;

/** Returns the message for a submitted form. Null means that the call got no answer. */
export function outcomeOf(
  reply: SavedReply | null,
  { sent, failed }: { sent: MessageCode; failed: MessageCode },
): { kind: 'success' | 'error'; code: MessageCode } {
  if (reply?.data[0]?.ResponseMsg === serverAnswers.saved) return { kind: 'success', code: sent };
  const why = failureMessage(reply?.statusCode ?? null);
  return { kind: 'error', code: why === 'generalError' ? failed : why };
}
