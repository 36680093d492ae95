import { orderStatuses } from '#contract/constants.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { orderReportLabels } from '#contract/labels/shared/order-report.ts';
import { reportOrderProblem } from '#contract/operations/orders/report-order-problem.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { personText } from '#rules/text-of-language.ts';
import { reportOrder } from '#shop/inquiries/inquiries.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { followedOrder, itemsOf } from '#shop/orders/orders.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';

export const handler = handle(reportOrderProblem, async (input, { app, caller }) => {
  const { OrderId: orderId, Items, Reason: reason, Message, languageCode: language } = input;
  const { customerId } = caller;
  const order = await followedOrder(app.db, { customerId, orderId, language });
  if (!order) return rowRefusal(404, 'notFound');
  if (order.statusId !== orderStatuses.completed) return rowRefusal(409, 'reportTooEarly');
  const ordered = await itemsOf(app.db, customerId, orderId);
  const items = Items.flatMap(({ OrderItemID, Quantity }) => {
    const item = ordered.find(({ itemId }) => itemId === OrderItemID);
    if (!item || Quantity < 1 || Quantity > item.quantity) return [];
    return [{ itemId: item.itemId, en: item.nameEn, km: item.nameKm ?? '', quantity: Quantity }];
  });
  if (items.length < Items.length) return rowRefusal(400, 'checkFields');
  const t = await labelsOf(app.db, orderReportLabels, language);
  const subject = fillLabel(t.subject, { number: order.number, reason: t[reason] });
  const lines = items.map(({ en, km, quantity }) =>
    fillLabel(t.piece, { n: quantity, name: language === 'en' || km === '' ? en : km }),
  );
  const contact = {
    fullName: personText(language, order) || order.email,
    email: order.email,
    phoneNumber: order.mobile,
    subject,
    message: [...lines, Message].filter(Boolean).join('\n'),
    language,
    customerId,
  };
  const ReportId = await reportOrder(app.db, contact, { orderId, report: { reason, items } });
  if (ReportId === null) return rowRefusal(429, 'tooManyRequests');
  return [{ ResponseMsg: serverAnswers.saved, ReportId }];
});
