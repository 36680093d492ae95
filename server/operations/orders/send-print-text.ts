import { artworkLimits, textAsks } from '#contract/artwork.ts';
import { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { handle, Refused } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { isWithinDay, printTarget } from './print-target.ts';
import { printAnswer } from './print-refusals.ts';
import { sendPrint } from '#shop/artwork/artwork.ts';

/** Texts a day. They are changed more often than files. */
const perDay = { perCustomer: artworkLimits.perDay * 10, perVisitor: artworkLimits.perVisitor * 10 };

export const handler = handle(sendPrintText, async (input, call) => {
  const target = await printTarget(call, input, textAsks);
  if (target instanceof Refused) return target;
  const { sender, place } = target;
  if (!(await isWithinDay(call, sender, 'print text', perDay))) return rowRefusal(429, 'tooManyRequests');
  return printAnswer(place, await sendPrint(call.app.db, sender, place, { text: input.Text }));
});
