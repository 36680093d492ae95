import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';

export const undoCustomerMerge = operation({
  name: 'UNDO_CUSTOMER_MERGE',
  path: 'customers/undo-customer-merge',
  summary:
    'Undoes a merge: what moved goes back to the other account, which opens again. Newer orders stay. Refused if either account was erased or merged since.',
  source: 'docs/decisions/103-customers-are-a-resource.md',
  caller: { staff: 'customers.change' },
  request: z.object({ id }),
  response: z.object({ targetId: id, mergedId: id }),
});
