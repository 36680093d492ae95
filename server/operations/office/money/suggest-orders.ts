import { suggestOrders } from '#contract/operations/office/money/suggest-orders.ts';
import { sameAmounts, suggestions, transfersToMatch } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { transferRow } from './money-rows.ts';

const maxSuggested = 10;

export const handler = handle(suggestOrders, async ({ seen, text }, { app, caller }) => {
  const transfers = await transfersToMatch(app.db);
  const sameAmount = sameAmounts(transfers.filter(({ standing: status }) => status === 'waiting'));
  const money = {
    cents: seen?.currency === 'USD' ? seen.amount : null,
    riel: seen?.currency === 'KHR' ? seen.amount : null,
    text,
  };
  const found = suggestions(transfers, money).slice(0, maxSuggested);
  return {
    orders: found.map(({ order, fit }) => ({ ...transferRow(order, caller, sameAmount(order)), fit })),
  };
});
