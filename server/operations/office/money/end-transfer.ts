import { cancelTransferOrder } from '#contract/operations/office/money/end-transfer.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { refuseTransfer } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(cancelTransferOrder, async ({ number }, { app, caller }) => {
  const before = await refuseTransfer(app.db, { number, actor: staffActor(caller.staffId) });
  if (before === 'unknown') return refuse(404, 'notFound');
  return before === 'paid' ? refuse(409, 'paidMeanwhile') : {};
});
