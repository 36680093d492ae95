import { placeArtwork } from '#contract/operations/orders/place-artwork.ts';
import { placePrint } from '#shop/artwork/artwork.ts';
import { handle, Refused } from '../../calls/operation.ts';
import { placementOf } from '../catalogue/area-row.ts';
import { printAnswer } from './print-refusals.ts';
import { printTarget } from './print-target.ts';

export const handler = handle(placeArtwork, async (input, call) => {
  const target = await printTarget(call, input, ['artwork']);
  if (target instanceof Refused) return target;
  const { sender, place } = target;
  return printAnswer(place, await placePrint(call.app.db, sender, place, placementOf(input.Placement)));
});
