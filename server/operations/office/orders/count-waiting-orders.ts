import { countWaitingOrders } from '#contract/operations/office/orders/count-waiting-orders.ts';
import { waitingOrders } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';

export const handler = handle(countWaitingOrders, async (_request, { app }) => ({
  waiting: (await waitingOrders(app.db)).map(({ stage, orders }) => ({ stage, orders })),
}));
