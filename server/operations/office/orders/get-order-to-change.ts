import { getOrderToChange } from '#contract/operations/office/orders/get-order-to-change.ts';
import { orderIdOf, orderToChange, provincesFor } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(getOrderToChange, async ({ number }, { app: { db } }) => {
  const orderId = await orderIdOf(db, number);
  const order = orderId === null ? null : await orderToChange(db, orderId);
  if (!order) return refuse(404, 'notFound');
  const { firstName, lastName, mobile, secondMobile, recipient, recipientMobile } = order;
  const { address, postalCode, cityName, stateName } = order;
  const who = { firstName, lastName, mobile, secondMobile, recipient, recipientMobile };
  return {
    version: order.version,
    address: { ...who, address, postalCode, cityName, stateName },
    deliveryWayId: order.delivery?.methodId ?? null,
    provinces: await provincesFor(db, order.countryName),
  };
});
