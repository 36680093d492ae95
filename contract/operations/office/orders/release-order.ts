import { z } from 'zod';
import { missingForWork } from '../../../proofs.ts';
import { operation } from '../../../operation.ts';
import { text } from '../office-types.ts';
import { orderNumber } from './order-types.ts';

export const releaseOrder = operation({
  name: 'RELEASE_ORDER',
  path: 'orders/release-order',
  summary:
    'Lets work on an order begin without what is missing now, such as the approval of its proof. Returns what that was. The reason stays with the order.',
  source: 'docs/decisions/114-proofs.md',
  caller: { staff: 'orders.release' },
  request: z.object({ number: orderNumber, reason: text(1, 300) }),
  response: z.object({ missing: z.array(z.enum(missingForWork)) }),
});
