import { getTransfer } from '#contract/operations/payments/get-transfer.ts';
import { handle } from '../../calls/operation.ts';
import { transferRow } from './transfer-row.ts';

export const handler = handle(
  getTransfer,
  async ({ OrderId, OrderNumber, languageCode }, { app, caller }) => {
    const order = { orderId: OrderId, number: OrderNumber };
    const row = await transferRow(app, caller.customerId, order, languageCode);
    return row ? [row] : [];
  },
);
