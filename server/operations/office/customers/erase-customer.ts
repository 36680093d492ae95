import { eraseCustomer } from '#contract/operations/office/customers/erase-customer.ts';
import { erase } from '#shop/accounts/accounts.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(eraseCustomer, async ({ id: customerId, isConfirmed }, { app, caller }) => {
  const request = { whom: { customerId }, by: staffActor(caller.staffId), isConfirmed };
  const work = (db: typeof app.db) => erase(db, request);
  // Erasing searches all emails, which takes longer than other calls may.
  const outcome = await (app.withTime ? app.withTime(work) : work(app.db));
  if (typeof outcome === 'string') return refuse(404, 'notFound');
  if (Array.isArray(outcome)) return { found: [], open: outcome };
  return { found: Object.entries(outcome.found).map(([kind, count]) => ({ kind, count })), open: [] };
});
