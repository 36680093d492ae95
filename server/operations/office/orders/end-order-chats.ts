import { endOrderChats } from '#contract/operations/office/orders/end-order-chats.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { endChats } from '#shop/order-chats/order-chats.ts';
import { orderIdOf } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(endOrderChats, async ({ number }, { app, caller }) => {
  const orderId = await orderIdOf(app.db, number);
  if (orderId === null) return refuse(404, 'notFound');
  await endChats(app.db, orderId, staffActor(caller.staffId));
  return {};
});
