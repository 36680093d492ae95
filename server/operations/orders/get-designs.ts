import { getDesigns } from '#contract/operations/orders/get-designs.ts';
import { draftPlaces } from '#shop/artwork/artwork.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { handle } from '../../calls/operation.ts';
import { printedRow } from './printed-row.ts';

export const handler = handle(getDesigns, async ({ DesignIDs }, { app, caller }) => {
  const places = await draftPlaces(app.db, customerIdOf(caller), DesignIDs);
  return places.map((place) => ({ ...printedRow(place), DesignID: place.designId }));
});
