import { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { sendPrint } from '#shop/artwork/artwork.ts';
import { handle } from '../../calls/operation.ts';
import { printRefusal } from './print-refusals.ts';

export const handler = handle(
  sendPrintText,
  async ({ OrderItemID: itemId, ProductAttributeID: attributeId, Text: text }, { app, caller }) => {
    const refusal = await sendPrint(app.db, caller.customerId, { itemId, attributeId }, { text });
    return refusal ? printRefusal(refusal) : [{ ResponseMsg: serverAnswers.saved }];
  },
);
