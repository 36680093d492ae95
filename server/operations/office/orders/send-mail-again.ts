import { sendMailAgain } from '#contract/operations/office/orders/send-mail-again.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { mailAgain } from '#shop/mail/mail.ts';
import { orderIdOf } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(sendMailAgain, async ({ number, mail }, { app, caller }) => {
  const orderId = await orderIdOf(app.db, number);
  if (orderId === null) return refuse(404, 'notFound');
  const by = staffActor(caller.staffId);
  const outcome = await mailAgain(app.db, { orderId, number, mailId: mail, by });
  if (outcome === 'no-mail') return refuse(404, 'notFound');
  return outcome === 'queued' ? {} : refuse(409, 'mailInProgress');
});
