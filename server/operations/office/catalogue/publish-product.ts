import { publishProduct } from '#contract/operations/office/catalogue/publish-product.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeProducts } from '#shop/catalogue/catalogue.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { outcomeAnswer } from './product-answers.ts';

export const handler = handle(publishProduct, async ({ id, version, at }, { app, caller }) => {
  const fields =
    at === null ? { state: 'published' as const } : { state: 'hidden' as const, publishAt: new Date(at) };
  const changing = { by: staffActor(caller.staffId) };
  const [outcome] = await changeProducts(app.db, changing, [{ id, version, fields }]);
  const answer = await outcomeAnswer(app.db, outcome, caller);
  return answer instanceof Refused ? answer : answer.done;
});
