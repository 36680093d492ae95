import { artworkLimits, fileAsks } from '#contract/artwork.ts';
import { sendArtwork } from '#contract/operations/orders/send-artwork.ts';
import { artworkOf, sendPrint } from '#shop/artwork/artwork.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { handle, Refused } from '../../calls/operation.ts';
import { storeArtwork } from './store-artwork.ts';
import { placementOf } from '../catalogue/area-row.ts';
import { printAnswer, printRefusal } from './print-refusals.ts';
import { printTarget } from './print-target.ts';

export const handler = handle(sendArtwork, async (input, call) => {
  const { app, caller } = call;
  const { UploadId: id, FileName: name, Placement } = input;
  const target = await printTarget(call, input, fileAsks);
  if (target instanceof Refused) return target;
  const { sender, place } = target;
  if (name.length > artworkLimits.fileName) return printRefusal('longFileName');
  // A file is already stored if the answer to an earlier call was lost, or if it is used again.
  if (!(await artworkOf(app.db, id, sender))) {
    const uploader = { customerId: customerIdOf(caller) };
    const problem = await storeArtwork(app, { sender, uploader, id, name });
    if (problem) return printRefusal(problem);
  }
  const content = { artworkId: id, placement: Placement ? placementOf(Placement) : null };
  return printAnswer(place, await sendPrint(app.db, sender, place, content));
});
