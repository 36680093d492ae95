import { createHash } from 'node:crypto';
import type { PrintProblem } from '#contract/artwork.ts';
import { sendArtwork } from '#contract/operations/orders/send-artwork.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import {
  artworkFile,
  artworkOf,
  artworkPreview,
  insertArtwork,
  printToSend,
  sendPrint,
} from '#shop/artwork/artwork.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { uploadOf } from '#shop/uploads/uploads.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import { handle } from '../../calls/operation.ts';
import type { AppContext } from '../../context/context.ts';
import { readArtwork } from '../../pictures/artwork-process.ts';
import { discard, wholeOfUpload } from '../../pictures/uploaded.ts';
import { printRefusal } from './print-refusals.ts';

const queue = workQueue(queues.artwork.size);

export const handler = handle(sendArtwork, async (input, { app, caller }) => {
  const { UploadId: id, OrderItemID: itemId, ProductAttributeID: attributeId, FileName: name } = input;
  const { customerId } = caller;
  const place = { itemId, attributeId };
  const print = await printToSend(app.db, customerId, place, 'artwork');
  if (typeof print === 'string') return printRefusal(print);
  // If the answer to an earlier call was lost, the file is already stored.
  if (!(await artworkOf(app.db, id, customerId))) {
    const problem = await storeArtwork(app, customerId, { id, name });
    if (problem) return printRefusal(problem);
  }
  const refusal = await sendPrint(app.db, customerId, place, { artworkId: id });
  return refusal ? printRefusal(refusal) : [{ ResponseMsg: serverAnswers.saved }];
});

/** Checks a complete upload and stores it with its picture. Returns why not, or null. */
async function storeArtwork(
  app: AppContext,
  customerId: number,
  { id, name }: { id: string; name: string },
): Promise<PrintProblem | null> {
  const files = { db: app.db, files: app.stores.private };
  const upload = await uploadOf(app.db, { customerId }, id);
  const content = upload && (await wholeOfUpload(files, upload));
  if (!content) return 'over';
  const read = await queue.run(() => readArtwork(content), new Set([String(customerId)]));
  if (typeof read === 'string') {
    await discard(files, upload);
    return read;
  }
  await files.files.add(artworkFile(id), content);
  await files.files.add(artworkPreview(id), Buffer.from(read.preview));
  const sha256 = createHash('sha256').update(content).digest();
  const { facts } = read;
  await insertArtwork(app.db, customerId, { id, name, bytes: content.length, facts, scan: 'none', sha256 });
  await discard(files, upload);
  return null;
}
