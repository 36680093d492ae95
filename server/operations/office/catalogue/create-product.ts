import { createProduct as call } from '#contract/operations/office/catalogue/create-product.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { createProduct } from '#shop/catalogue/catalogue.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { fieldsOf, hiddenFields, outcomeAnswer } from './product-answers.ts';

export const handler = handle(call, async ({ attempt, fields, stock, isPriceSure }, { app, caller }) => {
  const given = await fieldsOf(app.db, fields, caller);
  if (given instanceof Refused) return given;
  const made = { state: 'hidden' as const, ...given, stock };
  const changing = { by: staffActor(caller.staffId), isPriceSure, hidden: hiddenFields(caller) };
  const outcome = await createProduct(app.db, changing, attempt, made);
  const answer = await outcomeAnswer(app.db, outcome, caller);
  return answer instanceof Refused ? answer : { ...answer.done, id: answer.after.id, sku: answer.after.sku };
});
