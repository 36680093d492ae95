import { listOrderSlips } from '#contract/operations/office/orders/list-order-slips.ts';
import { paymentOfOrder, paymentSlipsOf } from '#shop/payments/payments.ts';
import { orderIdOf } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(listOrderSlips, async ({ number }, { app }) => {
  const orderId = await orderIdOf(app.db, number);
  if (orderId === null) return refuse(404, 'notFound');
  const payment = await paymentOfOrder(app.db, orderId);
  const slips = payment ? await paymentSlipsOf(app.db, payment.paymentId) : [];
  return { slips: slips.map(({ slipId, addedAt }) => ({ id: slipId, at: addedAt.toISOString() })) };
});
