import { z } from 'zod';
import { proofLimits } from '../../../proofs.ts';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';
import { uploadId } from '../pictures/upload-types.ts';
import { cents, orderNumber } from './order-types.ts';
import { proofPlace } from './proof-types.ts';

export const makeProof = operation({
  name: 'MAKE_PROOF',
  path: 'orders/make-proof',
  summary:
    'Makes a proof of an item as a draft, in place of an earlier draft: the shop draws the product with what the customer sent, or `upload` is a file that staff made. `unitCents` is a new price of a piece, which the customer accepts by approving.',
  source: 'docs/decisions/114-proofs.md',
  caller: { staff: 'orders.change' },
  request: z.object({
    number: orderNumber,
    line: id,
    places: z.array(proofPlace).max(20),
    note: z.string().trim().max(proofLimits.note),
    unitCents: cents.min(0).nullable(),
    upload: uploadId.nullable(),
  }),
  response: z.object({ id: z.uuid() }),
});
