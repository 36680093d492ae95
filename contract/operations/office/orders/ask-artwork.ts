import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';
import { orderNumber } from './order-types.ts';

export const requestArtwork = operation({
  name: 'ASK_ARTWORK',
  path: 'orders/ask-artwork',
  summary:
    'Emails the customer what an order still lacks for printing, with the link to send it. Refused if nothing is missing, or an email about it was sent within the last minute.',
  source: 'docs/decisions/111-artwork.md',
  caller: { staff: 'orders.change' },
  request: z.object({ number: orderNumber }),
  response: emptyObject,
});
