import { changeProducts } from '#contract/operations/office/catalogue/change-products.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeMany } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../../calls/operation.ts';
import { bulkAnswer } from './bulk-answers.ts';
import { hiddenFields, refuseHidden } from './product-answers.ts';

export const handler = handle(changeProducts, async ({ products, change, isPriceSure }, { app, caller }) => {
  const refused = refuseHidden(caller, [change.field]);
  if (refused) return refused;
  const changing = { by: staffActor(caller.staffId), isPriceSure, hidden: hiddenFields(caller) };
  const { bulkId, rows } = await changeMany(app.db, changing, products, change);
  const stayed = rows.filter((row) => row.refused !== null);
  return { bulkId, changed: rows.length - stayed.length, stayed: stayed.map(bulkAnswer) };
});
