import { listOrderReports } from '#contract/operations/office/orders/list-order-reports.ts';
import { type OrderReport, reportsOf } from '#shop/inquiries/inquiries.ts';
import { orderIdOf } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(listOrderReports, async ({ number }, { app }) => {
  const orderId = await orderIdOf(app.db, number);
  if (orderId === null) return refuse(404, 'notFound');
  return { reports: (await reportsOf(app.db, { orderId })).map(reportRow) };
});

export const reportRow = ({ inquiryId, orderNumber, at, reason, text, items, pictures }: OrderReport) => ({
  inquiry: inquiryId,
  number: orderNumber,
  at: at.toISOString(),
  reason,
  text,
  items: items.map(({ en, km, quantity }) => ({ name: { en, km }, quantity })),
  pictures,
});
