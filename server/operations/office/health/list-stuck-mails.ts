import { listStuckMails } from '#contract/operations/office/health/list-stuck-mails.ts';
import { sentInADay, stuckMails } from '#shop/mail/mail.ts';
import { handle } from '../../../calls/operation.ts';

const maxRows = 100;

export const handler = handle(listStuckMails, async (_, { app, caller }) => {
  const seesCustomers = caller.permissions.has('customers.read');
  const [mails, inADay] = await Promise.all([stuckMails(app.db, maxRows), sentInADay(app.db)]);
  return {
    mails: mails.map(({ to, since, nextTryAt, ...mail }) => ({
      ...mail,
      to: seesCustomers || to === 'shop' ? to : null,
      since: since.toISOString(),
      nextTryAt: nextTryAt && nextTryAt.toISOString(),
    })),
    sentInADay: inADay.sent,
    savedInADay: inADay.saved,
  };
});
