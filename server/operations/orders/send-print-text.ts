import { textAsks } from '#contract/artwork.ts';
import { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { handle, Refused } from '../../calls/operation.ts';
import { dayRefusal, printTarget } from './print-target.ts';
import { printAnswer } from './print-refusals.ts';
import { sendPrint } from '#shop/artwork/artwork.ts';

export const handler = handle(sendPrintText, async (input, call) => {
  const target = await printTarget(call, input, textAsks);
  if (target instanceof Refused) return target;
  const { sender, place } = target;
  const refusal = await dayRefusal(call, target, input, null);
  if (refusal) return refusal;
  return printAnswer(place, await sendPrint(call.app.db, sender, place, { text: input.Text }));
});
