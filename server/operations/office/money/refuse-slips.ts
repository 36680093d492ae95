import { refuseSlips as contract } from '#contract/operations/office/money/refuse-slips.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { refuseSlips, transferByNumber } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(contract, async ({ number }, { app, caller }) => {
  const transfer = await transferByNumber(app.db, number);
  if (!transfer) return refuse(404, 'notFound');
  if (transfer.standing === 'paid' && !transfer.isCode) return refuse(409, 'paidMeanwhile');
  return { slips: await refuseSlips(app.db, { number, actor: staffActor(caller.staffId) }) };
});
