import { getToday } from '#contract/operations/office/orders/get-today.ts';
import { placedLately, waitingOrders } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { seesMoney } from './order-words.ts';

export const handler = handle(getToday, async (_request, { app, caller }) => {
  const waiting = await waitingOrders(app.db);
  return {
    waiting: waiting.map(({ since, ...each }) => ({ ...each, since: since.toISOString() })),
    placed: seesMoney(caller) ? await placedLately(app.db) : null,
  };
});
