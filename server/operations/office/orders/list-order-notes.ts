import { listOrderNotes } from '#contract/operations/office/orders/list-order-notes.ts';
import { orderIdOf, seeNotes } from '#shop/orders/orders.ts';
import { colleagues } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(listOrderNotes, async ({ number }, { app, caller }) => {
  const orderId = await orderIdOf(app.db, number);
  if (orderId === null) return refuse(404, 'notFound');
  const [notes, everybody] = [await seeNotes(app.db, orderId, caller.staffId), await colleagues(app.db)];
  return {
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    colleagues: everybody.filter(({ id }) => id !== caller.staffId),
  };
});
