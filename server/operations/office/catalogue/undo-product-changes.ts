import { undoProductChanges } from '#contract/operations/office/catalogue/undo-product-changes.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { undoMany } from '#shop/catalogue/catalogue.ts';
import { readBulk } from '#shop/records/records.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { namesOfProduct } from './bulk-answers.ts';
import { refuseHidden } from './product-answers.ts';

export const handler = handle(undoProductChanges, async ({ bulkId }, { app, caller }) => {
  const bulk = await readBulk(app.db, bulkId);
  if (!bulk || bulk.kind === 'import') return refuse(404, 'notFound');
  const refused = bulk.field === null ? null : refuseHidden(caller, [bulk.field]);
  if (refused) return refused;
  const { undone, stayed } = await undoMany(app.db, { by: staffActor(caller.staffId) }, bulkId);
  return {
    undone,
    stayed: stayed.map((product) => ({ id: product.id, sku: product.sku, names: namesOfProduct(product) })),
  };
});
