import { maxConcurrent } from '#contract/operations/office/catalogue/bulk-types.ts';
import { previewProductChanges } from '#contract/operations/office/catalogue/preview-product-changes.ts';
import { findProducts, tryMany } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../../calls/operation.ts';
import { bulkAnswer } from './bulk-answers.ts';
import { hiddenFields, refuseHidden } from './product-answers.ts';

const inOrder = { sort: 'newest', isBackwards: false, after: null } as const;

export const handler = handle(
  previewProductChanges,
  async ({ which, change, isPriceSure }, { app: { db }, caller }) => {
    const refused = refuseHidden(caller, [change.field]);
    if (refused) return refused;
    const ids =
      'ids' in which
        ? which.ids
        : (await findProducts(db, { ...which.found, ...inOrder, limit: maxConcurrent + 1 })).map(
            ({ id }) => id,
          );
    const options = { isPriceSure, hidden: hiddenFields(caller) };
    const rows = await tryMany(db, ids.slice(0, maxConcurrent), change, options);
    return { products: rows.map(bulkAnswer), hasMore: ids.length > maxConcurrent };
  },
);
