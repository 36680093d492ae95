import type { Input } from '#contract/operation.ts';
import { changeStock } from '#contract/operations/office/catalogue/change-stock.ts';
import { staffActor } from '#shop/audit/audit.ts';
import {
  applyCount,
  changeProducts,
  type ProductChanges,
  sharedBarcode,
  type VariantChange,
} from '#shop/catalogue/catalogue.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { outcomeAnswer } from './product-answers.ts';

export const handler = handle(changeStock, async (input, { app, caller }) => {
  const { id, change, why, lastStockChange, isBarcodeSure } = input;
  const shared =
    isBarcodeSure || !('variants' in change) ? null : await sharedBarcode(app.db, id, change.variants);
  if (shared !== null)
    return refuse(400, 'fieldsWrong', {
      faults: [{ field: 'variants', code: 'sameBarcode', about: shared }],
    });
  const changing = { by: staffActor(caller.staffId), isBarcodeSure: true, ...(why !== '' && { why }) };
  const product = { id, fields: fieldsOf(change) };
  const outcome =
    lastStockChange === undefined
      ? (await changeProducts(app.db, changing, [product]))[0]
      : await applyCount(app.db, changing, product, lastStockChange);
  if (outcome === 'edited') return refuse(409, 'stockMeanwhile');
  const answer = await outcomeAnswer(app.db, outcome, caller);
  return answer instanceof Refused
    ? answer
    : { ...answer.done, stock: answer.after.stock, variants: answer.after.variants };
});

function fieldsOf(change: Input<typeof changeStock>['change']): Partial<ProductChanges> {
  if ('per' in change) return { stockPer: change.per, variants: change.variants as VariantChange[] };
  return { stock: 'by' in change ? change : change.count };
}
