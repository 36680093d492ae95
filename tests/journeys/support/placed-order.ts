import { paymentMethodIds } from '#contract/constants.ts';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import type { cartOf, Customer } from './customer.ts';

export interface Placed {
  OrderId: number;
  OrderNumber: string;
}

/** An order on delivery, placed over the calls. */
export async function placedOrder(
  shop: string,
  customer: Customer,
  lines: ReturnType<typeof cartOf>,
): Promise<Placed> {
  const rows = await ask(shop, customer, postCustomerOrder.path, {
    cartJsonData: JSON.stringify(lines),
    CouponCode: '',
    PaymentMethod: paymentMethodIds.cashOnDelivery,
    paymentToken: '',
  });
  return rows[0] as Placed;
}

/** The same customer ends it elsewhere. */
export const cancelElsewhere = (shop: string, customer: Customer, { OrderId }: Placed): Promise<unknown[]> =>
  ask(shop, customer, cancelOrder.path, { OrderId });

async function ask(
  shop: string,
  { stored: { user, Token } }: Customer,
  path: string,
  requestParameters: object,
): Promise<unknown[]> {
  const { UserID } = user as { UserID: number };
  const answer = await fetch(`${shop}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: Token, userid: String(UserID) },
    body: JSON.stringify({ requestParameters: { UserID, ...requestParameters } }),
  });
  const { data } = (await answer.json()) as { data: string };
  return JSON.parse(data) as unknown[];
}
