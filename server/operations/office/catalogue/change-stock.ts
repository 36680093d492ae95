import { changeStock } from '#contract/operations/office/catalogue/change-stock.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeProducts } from '#shop/catalogue/catalogue.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { outcomeAnswer } from './product-answers.ts';

export const handler = handle(changeStock, async ({ id, change, why }, { app, caller }) => {
  const stock = 'by' in change ? change : change.count;
  const changing = { by: staffActor(caller.staffId), ...(why !== '' && { why }) };
  const [outcome] = await changeProducts(app.db, changing, [{ id, fields: { stock } }]);
  const answer = await outcomeAnswer(app.db, outcome);
  return answer instanceof Refused ? answer : { ...answer.done, stock: answer.after.stock };
});
