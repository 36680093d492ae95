import { writeOrderNote } from '#contract/operations/office/orders/write-order-note.ts';
import { orderIdOf, writeNote } from '#shop/orders/orders.ts';
import { colleagues } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(writeOrderNote, async ({ number, key, text }, { app, caller }) => {
  const orderId = await orderIdOf(app.db, number);
  if (orderId === null) return refuse(404, 'notFound');
  const others = (await colleagues(app.db)).filter(({ id }) => id !== caller.staffId);
  const id = await writeNote(app.db, { orderId, staffId: caller.staffId, key, text }, others);
  return id === null ? refuse(409, 'changedMeanwhile') : { id };
});
