import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeProducts } from '#shop/catalogue/catalogue.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { fieldsOf, hiddenFields, outcomeAnswer } from './product-answers.ts';

export const handler = handle(
  changeProduct,
  async ({ id, version, fields, isPriceSure }, { app, caller }) => {
    const given = await fieldsOf(app.db, fields, caller);
    if (given instanceof Refused) return given;
    const change = { id, version, fields: given };
    const changing = { by: staffActor(caller.staffId), isPriceSure, hidden: hiddenFields(caller) };
    const [outcome] = await changeProducts(app.db, changing, [change]);
    const answer = await outcomeAnswer(app.db, outcome, caller);
    return answer instanceof Refused ? answer : answer.done;
  },
);
