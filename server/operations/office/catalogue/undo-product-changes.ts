import { undoProductChanges } from '#contract/operations/office/catalogue/undo-product-changes.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { undoMany } from '#shop/catalogue/catalogue.ts';
import { isImport } from '#shop/records/records.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { namesOfProduct } from './bulk-answers.ts';

export const handler = handle(undoProductChanges, async ({ bulkId }, { app, caller }) => {
  if (await isImport(app.db, bulkId)) return refuse(404, 'notFound');
  const { undone, stayed } = await undoMany(app.db, { by: staffActor(caller.staffId) }, bulkId);
  return {
    undone,
    stayed: stayed.map((product) => ({ id: product.id, sku: product.sku, names: namesOfProduct(product) })),
  };
});
