import { artworkLimits, fileAsks } from '#contract/artwork.ts';
import { beginArtwork } from '#contract/operations/orders/begin-artwork.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { artworkBytes } from '#shop/artwork/artwork.ts';
import { beginUpload } from '#shop/uploads/uploads.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { handle, Refused } from '../../calls/operation.ts';
import { printRefusal } from './print-refusals.ts';
import { dayRefusal, printTarget } from './print-target.ts';

export const handler = handle(beginArtwork, async (input, call) => {
  const { app, caller } = call;
  const target = await printTarget(call, input, fileAsks);
  if (target instanceof Refused) return target;
  const { sender } = target;
  const stored = sender === null ? 0 : await artworkBytes(app.db, sender);
  if (stored + input.Bytes > artworkLimits.account) return printRefusal('full');
  const refusal = await dayRefusal(call, target, input, input.Bytes);
  if (refusal) return refusal;
  // The name comes with the finished upload, where an erasure finds it.
  const upload = { use: 'artwork', fileName: '', bytes: input.Bytes } as const;
  const UploadId = await beginUpload(app.db, { customerId: customerIdOf(caller) }, upload);
  return [{ ResponseMsg: serverAnswers.saved, UploadId }];
});
