import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';
import { account, movedKinds } from './customer-types.ts';

export const mergeCustomers = operation({
  name: 'MERGE_CUSTOMERS',
  path: 'customers/merge-customers',
  summary:
    'Merges two accounts of one person: orders, addresses, lists, reviews, tags and notes move to the one that is kept, and the other one is closed. The account with an email address is kept, otherwise the older one. Without `isConfirmed`, only returns what would move.',
  source: 'docs/decisions/103-customers-are-a-resource.md',
  caller: { staff: 'customers.change' },
  request: z.object({ id, otherId: id, isConfirmed: z.boolean() }),
  response: z.object({
    target: account,
    merged: account,
    /** The number of rows that move, by kind. */
    moved: z.array(z.object({ kind: z.enum(movedKinds), count: z.number() })),
    /** The phone number with which the customer can log in to the kept account from then on, or null. */
    phone: z.string().nullable(),
    /** Another login of the merged account, which leads to the kept one, or null. */
    otherLogin: z.string().nullable(),
  }),
});
