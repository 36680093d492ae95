import { getInquiry } from '#contract/operations/office/inbox/get-inquiry.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { inquiryOf, messagesOf, replyTemplates, reportsOf } from '#shop/inquiries/inquiries.ts';
import { mailDeliveries } from '#shop/mail/mail.ts';
import { handle } from '../../../calls/operation.ts';
import { reportRow } from '../orders/list-order-reports.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(getInquiry, async ({ id, language }, { app, caller }) => {
  const inquiry = await inquiryOf(app.db, id, language);
  if (!inquiry) return refuse(404, 'notFound');
  await writeAudit(app.db, staffActor(caller.staffId), 'inquiry seen', { inquiry: id });
  const messages = await messagesOf(app.db, id);
  const deliveries = await mailDeliveries(
    app.db,
    messages.flatMap(({ mailId }) => mailId ?? []),
  );
  const [report] = await reportsOf(app.db, { inquiryId: id });
  return {
    ...inquiry,
    report: report ? reportRow(report) : null,
    at: inquiry.at.toISOString(),
    thread: messages.map(({ mailId, at, ...message }) => ({
      ...message,
      at: at.toISOString(),
      delivery: (mailId !== null && deliveries.get(mailId)) || null,
    })),
    templates: await replyTemplates(app.db),
  };
});
