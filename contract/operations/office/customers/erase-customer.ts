import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';

export const eraseCustomer = operation({
  name: 'ERASE_CUSTOMER',
  path: 'customers/erase-customer',
  summary:
    'Erases a customer and their merged accounts permanently, as `npm run erase` does. Without `isConfirmed`, only returns what would be erased. Open orders and payments prevent it.',
  source: 'docs/decisions/103-customers-are-a-resource.md',
  caller: { staff: 'customers.change', freshly: true },
  request: z.object({ id, isConfirmed: z.boolean() }),
  response: z.object({
    /** The number of rows by kind, such as `addresses`. */
    found: z.array(z.object({ kind: z.string(), count: z.number() })),
    /** What must be resolved before the erasure. */
    open: z.array(
      z.object({ order: z.string().nullable(), payment: z.number().nullable(), why: z.string() }),
    ),
  }),
});
