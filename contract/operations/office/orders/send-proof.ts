import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { orderNumber } from './order-types.ts';

export const sendProof = operation({
  name: 'SEND_PROOF',
  path: 'orders/send-proof',
  summary:
    'Sends a drafted proof to the customer, in place of the current one of its item. A proof that replaces another one needs a note.',
  source: 'docs/decisions/114-proofs.md',
  caller: { staff: 'orders.change' },
  request: z.object({ number: orderNumber, id: z.uuid() }),
  response: z.object({}),
});
