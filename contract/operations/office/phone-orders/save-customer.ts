import { z } from 'zod';
import { cambodianNumber } from '../../../forms/e164.ts';
import { operation } from '../../../operation.ts';
import { id, language, text } from '../office-types.ts';
import { customerFields } from './phone-order-types.ts';

export const saveCustomer = operation({
  name: 'SAVE_CUSTOMER',
  path: 'phone-orders/save-customer',
  summary:
    'Changes the profile of a customer who rings, or makes an account by their number, as logging in by it would; a number somebody has is theirs. An address that was there stays among those they keep.',
  source: 'docs/decisions/067-phone-orders.md',
  caller: { staff: 'orders.change' },
  queue: 'office',
  request: z.object({
    who: z.union([
      z.object({ id }),
      z.object({
        number: text(6, 30).refine((given) => cambodianNumber(given) !== null),
        language,
      }),
    ]),
    ...customerFields,
  }),
  response: z.object({ id }),
});
