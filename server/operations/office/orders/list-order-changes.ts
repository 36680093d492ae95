import { listOrderChanges } from '#contract/operations/office/orders/list-order-changes.ts';
import { changesOf, mayBeChanged, orderIdOf } from '#shop/orders/orders.ts';
import { openBalance } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { namesOf } from './order-people.ts';
import { seesMoney } from './order-row.ts';

export const handler = handle(listOrderChanges, async ({ number }, { app: { db }, caller }) => {
  const orderId = await orderIdOf(db, number);
  if (orderId === null) return refuse(404, 'notFound');
  const changes = await changesOf(db, orderId);
  const nameOf = await namesOf(db, changes);
  const isMoney = seesMoney(caller);
  const balance = isMoney ? await openBalance(db, orderId) : null;
  return {
    mayChange: await mayBeChanged(db, orderId),
    balance: balance && {
      id: balance.balanceId,
      cents: balance.cents,
      requestedAt: balance.requestedAt.toISOString(),
      due: balance.due,
      dueOn: balance.dueOn,
    },
    changes: changes.map(({ at, by, fromCents, toCents, what }) => ({
      at: at.toISOString(),
      by,
      name: nameOf(by),
      cents: isMoney ? { from: fromCents, to: toCents } : null,
      what: isMoney ? what : what.filter(({ kind }) => kind !== 'price' && kind !== 'agreed'),
    })),
  };
});
