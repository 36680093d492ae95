import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, language, personName, text, time } from '../office-types.ts';

export const findCustomers = operation({
  name: 'FIND_CUSTOMERS',
  path: 'phone-orders/find-customers',
  summary:
    'Finds customers by phone number in any format, part of a name or email address, latest first. Without permission to see customers, only the exact number or address matches.',
  source: 'docs/decisions/067-phone-orders-belong-to-the-customer.md',
  caller: { staff: 'orders.change' },
  request: z.object({ find: text(2, 100) }),
  response: z.object({
    customers: z.array(
      z.object({
        id,
        name: personName,
        /** The phone number or email address that the customer logs in with. */
        login: z.string(),
        phone: z.string(),
        language,
        orders: z.number(),
        lastOrderAt: time.nullable(),
      }),
    ),
    /** The typed text as a normalized Cambodian number, or null if it isn't one. */
    number: z.string().nullable(),
  }),
});
