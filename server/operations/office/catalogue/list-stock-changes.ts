import { listStockChanges } from '#contract/operations/office/catalogue/list-stock-changes.ts';
import { stockChangesOf } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../../calls/operation.ts';
import { namesOf } from '../orders/order-people.ts';

export const handler = handle(listStockChanges, async ({ id }, { app: { db } }) => {
  const changes = await stockChangesOf(db, id);
  const nameOf = await namesOf(db, changes);
  return {
    changes: changes.map(({ at, by, ...change }) => ({ ...change, at: at.toISOString(), name: nameOf(by) })),
  };
});
