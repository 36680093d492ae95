import { randomUUID } from 'node:crypto';
import { paymentMethodIds } from '#contract/constants.ts';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import type { cartOf, Customer } from './customer.ts';

export interface Placed {
  OrderId: number;
  OrderNumber: string;
}

const onDelivery = { PaymentMethod: String(paymentMethodIds.cashOnDelivery), paymentToken: '' };

/** Places an order through the API. `way` is the payment method, by default on delivery. */
export async function placedOrder(
  shop: string,
  customer: Customer,
  lines: ReturnType<typeof cartOf>,
  method = onDelivery,
): Promise<Placed> {
  const rows = await request(shop, customer, postCustomerOrder.path, {
    cartJsonData: JSON.stringify(lines),
    CouponCode: '',
    ...method,
  });
  return rows[0] as Placed;
}

/** Begins a payment through the API without finishing it. Returns the first row of the answer. */
export async function begunPayment(
  shop: string,
  customer: Customer,
  lines: ReturnType<typeof cartOf>,
  PaymentMethod: string,
): Promise<{ Code: string }> {
  const wish = { cartJsonData: JSON.stringify(lines), CouponCode: '', OrderNote: '', PaymentMethod };
  const rows = await request(shop, customer, beginPayment.path, wish, randomUUID());
  return rows[0] as { Code: string };
}

/** Cancels it, as the same customer does on another device. */
export const cancelElsewhere = (shop: string, customer: Customer, { OrderId }: Placed): Promise<unknown[]> =>
  request(shop, customer, cancelOrder.path, { OrderId });

async function request(
  shop: string,
  { stored: { user, Token } }: Customer,
  path: string,
  requestParameters: object,
  key = '',
): Promise<unknown[]> {
  const { UserID } = user as { UserID: number };
  const answer = await fetch(`${shop}/api/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      token: Token,
      userid: String(UserID),
      ...(key !== '' && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ requestParameters: { UserID, ...requestParameters } }),
  });
  const { data } = (await answer.json()) as { data: string };
  return JSON.parse(data) as unknown[];
}
