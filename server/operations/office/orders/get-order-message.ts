import { getOrderMessage } from '#contract/operations/office/orders/get-order-message.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { messageAbout } from '#shop/mail/mail.ts';
import { orderIdOf } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { withLinks } from '../../../mail/mailed-links.ts';
import { refuse } from '../account/office-answers.ts';
import { emailPreview } from '../money/email-preview.ts';

export const handler = handle(getOrderMessage, async ({ number, mail: id }, { app, caller }) => {
  const order = await orderIdOf(app.db, number);
  const found = order === null ? null : await messageAbout(app.db, number, id);
  if (order === null || !found) return refuse(404, 'notFound');
  await writeAudit(app.db, staffActor(caller.staffId), 'order message seen', { order, mail: found.id });
  return emailPreview(app, await withLinks(app.db, found.mail, app.secret), caller);
});
