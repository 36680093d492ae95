import { z } from 'zod';
import { cambodianNumber } from '../../../forms/e164.ts';
import { operation } from '../../../operation.ts';
import { id, language, text } from '../office-types.ts';
import { customerFields } from './phone-order-types.ts';

export const saveCustomer = operation({
  name: 'SAVE_CUSTOMER',
  path: 'phone-orders/save-customer',
  summary:
    'Updates the profile of a customer on the phone, or creates an account by phone number, as a first login does. An existing number updates its account. A previous address remains among the saved addresses.',
  source: 'docs/decisions/067-phone-orders-belong-to-the-customer.md',
  caller: { staff: 'orders.change' },
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
