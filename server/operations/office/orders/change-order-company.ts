import { changeOrderCompany } from '#contract/operations/office/orders/change-order-company.ts';
import { messages } from '#contract/messages.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeCompany } from '#shop/orders/orders.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

const refusals = { meanwhile: 'changedMeanwhile', issued: 'taxInvoiceIssued' } as const;

export const handler = handle(changeOrderCompany, async (wish, { app, caller }) => {
  if (!caller.permissions.has('customers.read')) return new Refused(403, messages.texts.notAllowed);
  const outcome = await changeCompany(app.db, { ...wish, by: staffActor(caller.staffId) });
  if (outcome === 'unknown') return refuse(404, 'notFound');
  return outcome === 'done' ? {} : refuse(409, refusals[outcome]);
});
