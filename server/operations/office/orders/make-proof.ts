import { randomUUID } from 'node:crypto';
import type { ProofPlace } from '#contract/proofs.ts';
import { makeProof } from '#contract/operations/office/orders/make-proof.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { type Print, printsOf } from '#shop/artwork/artwork.ts';
import { orderForStaff } from '#shop/orders/orders.ts';
import { draftProof } from '#shop/proofs/proofs.ts';
import { uploadOf } from '#shop/uploads/uploads.ts';
import { handle, type Refused } from '../../../calls/operation.ts';
import type { AppContext } from '../../../context/context.ts';
import { proofPicture, readArtwork } from '../../../pictures/artwork-process.ts';
import { drawings, drawItem } from '../../../pictures/draw-item.ts';
import { discard, wholeOfUpload } from '../../../pictures/uploaded.ts';
import { refuse } from '../account/office-answers.ts';
import { fileRefusal } from './file-refusal.ts';

const refusals = { unknown: 'notFound', started: 'stepNotAllowed', price: 'proofPrice' } as const;

export const handler = handle(makeProof, async (input, { app, caller }) => {
  const { number, line: itemId, upload, ...proof } = input;
  const order = await orderForStaff(app.db, number);
  const item = order?.items.find((each) => each.itemId === itemId);
  if (!order || !item) return refuse(404, 'notFound');
  const { staffId } = caller;
  const prints = (await printsOf(app.db, { orderId: order.orderId })).filter(
    (each) => each.itemId === itemId,
  );
  const picture =
    upload === null
      ? await drawn(
          app,
          order.orderId,
          item,
          prints.map((print) => asProofed(print, proof.places)),
        )
      : await attached(app, { staffId, id: upload });
  if (!(picture instanceof Uint8Array)) return picture;
  const sheet = `proofs/${randomUUID()}.webp`;
  const files = app.stores.private;
  await files.add(sheet, Buffer.from(picture));
  const { orderId } = order;
  // A file that staff made may show what the customer sent elsewhere.
  const lacks = prints.flatMap(({ isMissing, attributeId }) =>
    upload === null && isMissing ? [attributeId] : [],
  );
  const draft = { ...proof, orderId, itemId, sheet, lacks, by: staffActor(staffId) };
  const stored = await draftProof(app.db, draft);
  if (typeof stored === 'string') {
    await files.remove(sheet);
    return refuse(stored === 'unknown' ? 404 : 409, refusals[stored]);
  }
  return { id: stored.id };
});

/** Returns a print as wide as its proof says, so that the picture and the text agree. */
function asProofed(print: Print, places: readonly ProofPlace[]): Print {
  const { picture, placement } = print;
  const widthMm = places.find(({ attributeId }) => attributeId === print.attributeId)?.widthMm;
  const areaMm = picture?.area.widthMm;
  if (!widthMm || !areaMm) return print;
  return { ...print, placement: { x: 0.5, y: 0.5, turn: 0, ...placement, width: widthMm / areaMm } };
}

/** Draws an item with the files that its customer sent, on plain ground if a picture of it is unreadable. */
async function drawn(
  { stores }: AppContext,
  orderId: number,
  item: { itemId: number; picture: string },
  prints: Print[],
): Promise<Uint8Array | Refused> {
  if (prints.some(({ asksFor }) => asksFor === 'drawing')) return refuse(409, 'proofToDraw');
  const seen = new Set([String(orderId)]);
  const views = await drawItem(stores, { orderId, prints, picture: item.picture, isMeasured: true });
  const blank = views.map(({ flat }) => ({ flat, picture: null }));
  return (
    (await drawings.run(() => proofPicture({ views }), seen)) ??
    (await drawings.run(() => proofPicture({ views: blank }), seen)) ??
    refuse(409, 'proofUnreadable')
  );
}

/** Returns the picture of a file that staff made. */
async function attached(
  { db, stores }: AppContext,
  { staffId, id }: { staffId: number; id: string },
): Promise<Uint8Array | Refused> {
  const place = { db, files: stores.private };
  const upload = await uploadOf(db, { staffId }, id);
  const content = upload?.use === 'proof' ? await wholeOfUpload(place, upload) : null;
  if (!upload || !content) return refuse(404, 'uploadOver');
  const read = await drawings.run(() => readArtwork(content), new Set([`staff ${staffId}`]));
  await discard(place, upload);
  if (typeof read === 'string' || 'family' in read) return fileRefusal(read);
  const picture = await drawings.run(
    () => proofPicture({ views: [{ picture: read.preview, flat: [] }] }),
    new Set([`staff ${staffId}`]),
  );
  return picture ?? refuse(400, 'proofUnreadable');
}
