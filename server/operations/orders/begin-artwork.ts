import { artworkLimits } from '#contract/artwork.ts';
import { beginArtwork } from '#contract/operations/orders/begin-artwork.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { printToSend } from '#shop/artwork/artwork.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { beginUpload } from '#shop/uploads/uploads.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { printRefusal } from './print-refusals.ts';

export const handler = handle(
  beginArtwork,
  async ({ OrderItemID: itemId, ProductAttributeID: attributeId, Bytes: bytes }, { app, caller }) => {
    const { customerId } = caller;
    const print = await printToSend(app.db, customerId, { itemId, attributeId }, 'artwork');
    if (typeof print === 'string') return printRefusal(print);
    const key = rateLimitKey('artwork', String(customerId));
    if (!(await consumeRateLimit(app.db, key, artworkLimits.perDay, rateWindows.day)))
      return rowRefusal(429, 'tooManyRequests');
    // The name comes with the finished upload, where an erasure finds it.
    const upload = { use: 'artwork', fileName: '', bytes } as const;
    return [
      { ResponseMsg: serverAnswers.saved, UploadId: await beginUpload(app.db, { customerId }, upload) },
    ];
  },
);
