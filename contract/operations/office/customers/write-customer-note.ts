import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, text } from '../office-types.ts';

export const writeCustomerNote = operation({
  name: 'WRITE_CUSTOMER_NOTE',
  path: 'customers/write-customer-note',
  summary: 'Adds an internal note to a customer. The same `key` is the same note.',
  source: 'docs/decisions/103-customers-are-a-resource.md',
  caller: { staff: 'customers.change' },
  request: z.object({ id, key: z.uuid(), text: text(1, 2000) }),
  response: z.object({ id }),
});
