import { changeOrder as contract } from '#contract/operations/office/orders/change-order.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeOrder } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { seesMoney } from './order-row.ts';
import { readOrderEdit } from './read-order-edit.ts';

const refusals = {
  moved: 'stepNotAllowed',
  meanwhile: 'changedMeanwhile',
  priced: 'totalChanged',
  unsettled: 'moneyUnsettled',
  'all-back': 'allGoesBack',
  invoiced: 'moneyUnsettled',
  credit: 'creditExceeded',
} as const;

export const handler = handle(contract, async ({ version, totalCents, ...request }, { app, caller }) => {
  const edit = await readOrderEdit(app.db, request);
  if (!edit) return refuse(404, 'notFound');
  const shownCents = seesMoney(caller) ? totalCents : null;
  const actor = staffActor(caller.staffId);
  const outcome = await changeOrder(app.db, { wish: edit, version, shownCents, actor });
  if (outcome.state === 'changed') return { version: outcome.version };
  if (outcome.state === 'faults') return refuse(400, 'fieldsWrong', { faults: outcome.errors });
  return outcome.why === 'unknown' ? refuse(404, 'notFound') : refuse(409, refusals[outcome.why]);
});
