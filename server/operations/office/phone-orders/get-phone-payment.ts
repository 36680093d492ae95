import { getPhonePayment } from '#contract/operations/office/phone-orders/get-phone-payment.ts';
import { orderForStaff } from '#shop/orders/orders.ts';
import { type LinkStatus, pollPhonePayment } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

const states = {
  choose: 'waiting',
  code: 'waiting',
  checking: 'waiting',
  paid: 'paid',
  'goes-back': 'ended',
  ended: 'ended',
} as const satisfies Record<LinkStatus, string>;

export const handler = handle(getPhonePayment, async ({ number }, { app }) => {
  const order = await orderForStaff(app.db, number);
  const status = order && (await pollPhonePayment(app.db, app.payments, order.orderId));
  return status ? { state: states[status] } : refuse(404, 'notFound');
});
