import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { orderNumber } from './order-types.ts';

export const discardProof = operation({
  name: 'DISCARD_PROOF',
  path: 'orders/discard-proof',
  summary: 'Deletes a drafted proof that the customer hasn’t seen. One that was sent stays.',
  source: 'docs/decisions/114-proofs.md',
  caller: { staff: 'orders.change' },
  request: z.object({ number: orderNumber, id: z.uuid() }),
  response: z.object({}),
});
