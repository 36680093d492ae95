import { getToday } from '#contract/operations/office/orders/get-today.ts';
import { openMentions, placedLately, waitingOrders } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { seesMoney } from './order-words.ts';

export const handler = handle(getToday, async (_request, { app, caller }) => {
  const [waiting, mentions] = [await waitingOrders(app.db), await openMentions(app.db, caller.staffId)];
  return {
    waiting: waiting.map(({ since, ...each }) => ({ ...each, since: since.toISOString() })),
    mentions: mentions.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
    placed: seesMoney(caller) ? await placedLately(app.db) : null,
  };
});
