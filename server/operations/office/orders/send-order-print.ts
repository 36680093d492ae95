import { artworkLimits, fileAsks, textAsks } from '#contract/artwork.ts';
import { sendOrderPrint } from '#contract/operations/office/orders/send-order-print.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { artworkBytes, artworkOf, isRefused, type PrintRefusal, printToSend } from '#shop/artwork/artwork.ts';
import { orderForStaff } from '#shop/orders/orders.ts';
import { addPrint } from '#shop/proofs/proofs.ts';
import { uploadOf } from '#shop/uploads/uploads.ts';
import { handle, type Refused } from '../../../calls/operation.ts';
import { storeArtwork } from '../../orders/store-artwork.ts';
import { refuse } from '../account/office-answers.ts';
import { fileRefusal } from './file-refusal.ts';

const refusals = {
  unknown: () => refuse(404, 'notFound'),
  started: () => refuse(409, 'stepNotAllowed'),
  longName: () => refuse(400, 'longPrintText'),
} as const satisfies Record<PrintRefusal, () => Refused>;

export const handler = handle(sendOrderPrint, async (input, { app, caller }) => {
  const { number, line: itemId, attributeId, channel, upload: id, text } = input;
  const { db } = app;
  const order = await orderForStaff(db, number);
  if (!order) return refuse(404, 'notFound');
  const { orderId, customerId } = order;
  const place = { itemId, attributeId, orderId };
  const kind = await printToSend(db, customerId, place, id === null ? textAsks : fileAsks);
  if (isRefused(kind)) return refusals[kind]();
  if (id !== null && !(await artworkOf(db, id, customerId))) {
    const uploader = { staffId: caller.staffId };
    const upload = await uploadOf(db, uploader, id);
    if (!upload) return refuse(404, 'uploadOver');
    if ((await artworkBytes(db, customerId)) + upload.bytes > artworkLimits.account)
      return refuse(409, 'artworkFull');
    const problem = await storeArtwork(app, { sender: customerId, uploader, id, name: upload.fileName });
    if (problem) return fileRefusal(problem);
  }
  const content = id === null ? { text } : { artworkId: id, placement: null };
  const noted = { actor: staffActor(caller.staffId), by: channel };
  const refusal = await addPrint(db, { customerId, place, content, noted });
  return refusal === null ? {} : refusals[refusal]();
});
