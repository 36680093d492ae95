import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { orderNumber } from './order-types.ts';

export const sendProof = operation({
  name: 'SEND_PROOF',
  path: 'orders/send-proof',
  summary:
    'Sends a drafted proof to the customer, in place of the current one of its item. A proof that replaces another one needs a note.',
  source: 'docs/decisions/114-proofs.md',
  caller: { staff: 'orders.change', keys: 'documented' },
  refusals: { 404: ['notFound'], 409: ['stepNotAllowed', 'proofOutdated', 'proofNote'] },
  request: z.object({ number: orderNumber, /** The id of the proof (MAKE_PROOF). */ id: z.uuid() }),
  response: z.object({}),
});
