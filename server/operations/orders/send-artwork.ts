import { createHash } from 'node:crypto';
import { artworkLimits, fileAsks, type PrintProblem } from '#contract/artwork.ts';
import type { FileFormat } from '#contract/file-formats.ts';
import { sendArtwork } from '#contract/operations/orders/send-artwork.ts';
import { artworkFile, artworkOf, artworkPreview, insertArtwork, sendPrint } from '#shop/artwork/artwork.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { uploadOf } from '#shop/uploads/uploads.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { handle, Refused } from '../../calls/operation.ts';
import type { AppContext } from '../../context/context.ts';
import { readArtwork } from '../../pictures/artwork-process.ts';
import { discard, wholeOfUpload } from '../../pictures/uploaded.ts';
import { placementOf } from '../catalogue/area-row.ts';
import { printAnswer, printRefusal } from './print-refusals.ts';
import { printTarget } from './print-target.ts';

const queue = workQueue(queues.artwork.size);

export const handler = handle(sendArtwork, async (input, call) => {
  const { app, caller } = call;
  const { UploadId: id, FileName: name, Placement } = input;
  const target = await printTarget(call, input, fileAsks);
  if (target instanceof Refused) return target;
  const { sender, place } = target;
  if (name.length > artworkLimits.fileName) return printRefusal('longFileName');
  // A file is already stored if the answer to an earlier call was lost, or if it is used again.
  if (!(await artworkOf(app.db, id, sender))) {
    const uploader = customerIdOf(caller);
    const problem = await storeArtwork(app, { sender, uploader }, { id, name });
    if (problem) return printRefusal(problem);
  }
  const content = { artworkId: id, placement: Placement ? placementOf(Placement) : null };
  return printAnswer(place, await sendPrint(app.db, sender, place, content));
});

/** Checks a complete upload and stores it with its picture. Returns why not, or null. */
async function storeArtwork(
  app: AppContext,
  { sender, uploader }: { sender: number | null; uploader: number | null },
  { id, name }: { id: string; name: string },
): Promise<PrintProblem | FileFormat | null> {
  const files = { db: app.db, files: app.stores.private };
  const upload = await uploadOf(app.db, { customerId: uploader }, id);
  const content = upload && (await wholeOfUpload(files, upload));
  if (!content) return 'over';
  const read = await queue.run(() => readArtwork(content), new Set([sender === null ? id : String(sender)]));
  if (!(typeof read === 'object' && 'facts' in read)) {
    await discard(files, upload);
    return read;
  }
  await files.files.add(artworkFile(id), content);
  await files.files.add(artworkPreview(id), Buffer.from(read.preview));
  const sha256 = createHash('sha256').update(content).digest();
  const { facts } = read;
  await insertArtwork(app.db, sender, { id, name, bytes: content.length, facts, scan: 'none', sha256 });
  await discard(files, upload);
  return null;
}
