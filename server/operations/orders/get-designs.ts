import { getDesigns } from '#contract/operations/orders/get-designs.ts';
import { draftPlaces } from '#shop/artwork/artwork.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { handle } from '../../calls/operation.ts';
import { printedRow } from './printed-row.ts';

export const handler = handle(getDesigns, async ({ DesignIDs, ProductId, Options = [] }, { app, caller }) => {
  const options = Options.map((each) => ({
    attributeId: each.ProductAttributeID,
    optionId: each.PrimaryKeyValue,
  }));
  const product = ProductId ? { productId: ProductId, options } : null;
  const places = await draftPlaces(app.db, customerIdOf(caller), DesignIDs, product);
  return places.map((place) => ({ ...printedRow(place), DesignID: place.designId }));
});
