import { isE164 } from '#contract/forms/e164.ts';
import { listOrderMails } from '#contract/operations/office/orders/list-order-mails.ts';
import { mailsAbout } from '#shop/mail/mail.ts';
import { orderIdOf } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { iso } from './order-row.ts';

export const handler = handle(listOrderMails, async ({ number }, { app, caller }) => {
  if ((await orderIdOf(app.db, number)) === null) return refuse(404, 'notFound');
  const seesCustomer = caller.permissions.has('customers.read');
  const mails = await mailsAbout(app.db, number);
  return {
    mails: mails.map(({ at, sentAt, to, ...mail }) => ({
      ...mail,
      medium: isE164(to) || to === 'Telegram' ? ('text' as const) : ('email' as const),
      to: seesCustomer ? to : null,
      at: at.toISOString(),
      sentAt: iso(sentAt),
    })),
  };
});
