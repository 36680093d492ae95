import { artworkLimits, fileAsks } from '#contract/artwork.ts';
import { beginArtwork } from '#contract/operations/orders/begin-artwork.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { artworkBytes } from '#shop/artwork/artwork.ts';
import { beginUpload } from '#shop/uploads/uploads.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { handle, Refused } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { printRefusal } from './print-refusals.ts';
import { isWithinDay, printTarget } from './print-target.ts';

const { account, perDay: perCustomer, perVisitor } = artworkLimits;

export const handler = handle(beginArtwork, async (input, call) => {
  const { app, caller } = call;
  const target = await printTarget(call, input, fileAsks);
  if (target instanceof Refused) return target;
  const { sender } = target;
  const stored = sender === null ? 0 : await artworkBytes(app.db, sender);
  if (stored + input.Bytes > account) return printRefusal('full');
  if (!(await isWithinDay(call, sender, 'artwork', { perCustomer, perVisitor })))
    return rowRefusal(429, 'tooManyRequests');
  // The name comes with the finished upload, where an erasure finds it.
  const upload = { use: 'artwork', fileName: '', bytes: input.Bytes } as const;
  const UploadId = await beginUpload(app.db, { customerId: customerIdOf(caller) }, upload);
  return [{ ResponseMsg: serverAnswers.saved, UploadId }];
});
