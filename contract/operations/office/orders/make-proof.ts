import { z } from 'zod';
import { proofLimits } from '../../../proofs.ts';
import { operation } from '../../../operation.ts';
import { id, text } from '../office-types.ts';
import { uploadId } from '../pictures/upload-types.ts';
import { cents, orderNumber } from './order-types.ts';
import { proofPlace } from './proof-types.ts';

export const makeProof = operation({
  name: 'MAKE_PROOF',
  path: 'orders/make-proof',
  summary:
    'Makes a proof of an item as a draft, in place of an earlier draft: the shop draws the product with what the customer sent, or `upload` is a file that staff made. `unitCents` is a new price of a piece, which the customer accepts by approving.',
  source: 'docs/decisions/114-proofs.md',
  caller: { staff: 'orders.change', keys: 'documented' },
  refusals: {
    400: [
      'proofUnreadable',
      'proofLocked',
      'proofTooLarge',
      'slowPicture',
      'damagedPicture',
      'proofFormat',
      'archiveFormat',
      'heicPicture',
    ],
    404: ['notFound', 'uploadOver'],
    409: ['stepNotAllowed', 'proofPrice', 'proofToDraw', 'proofUnreadable'],
  },
  request: z.object({
    number: orderNumber,
    /** The id of the line (GET_ORDER). */
    line: id,
    /** What the sheet says about each print; may be empty. */
    places: z.array(proofPlace).max(20),
    /** A message to the customer; '' for none. */
    note: text(0, proofLimits.note),
    unitCents: cents.min(0).nullable(),
    /** The id of an uploaded file (BEGIN_UPLOAD with `use` `proof`). Null: the shop draws the proof. */
    upload: uploadId.nullable(),
  }),
  response: z.object({ id: z.uuid() }),
});
