import { defaultLanguage } from '#contract/languages.ts';
import { getOrderReports } from '#contract/operations/orders/get-order-reports.ts';
import { reportsOf } from '#shop/inquiries/inquiries.ts';
import { followedOrder } from '#shop/orders/orders.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(
  getOrderReports,
  async ({ OrderId: orderId, languageCode }, { app, caller }) => {
    const { customerId } = caller;
    const order = await followedOrder(app.db, { customerId, orderId, language: languageCode });
    if (!order) return [];
    const reports = await reportsOf(app.db, { orderId });
    return reports.map(({ id, at, reason, text, items, pictures, answers }) => ({
      ReportId: id,
      At: at.toISOString(),
      Reason: reason,
      Message: text,
      Items: items.map(({ en, km, quantity }) => ({
        ProductName: languageCode === defaultLanguage || km === '' ? en : km,
        Quantity: quantity,
      })),
      Pictures: pictures.map((picture) => `/report-photos/${picture}`),
      Answers: answers.map(({ at: writtenAt, text: answer, isOurs }) => ({
        At: new Date(writtenAt).toISOString(),
        Text: answer,
        IsOurs: isOurs,
      })),
    }));
  },
);
