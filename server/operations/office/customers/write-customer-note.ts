import { writeCustomerNote } from '#contract/operations/office/customers/write-customer-note.ts';
import { writeCustomerNote as write } from '#shop/customers/customers.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(writeCustomerNote, async ({ id: customerId, key, text }, { app, caller }) => {
  const id = await write(app.db, { customerId, staffId: caller.staffId, key, text });
  return id === null ? refuse(404, 'notFound') : { id };
});
