import { LRUCache } from 'lru-cache';
import { isVisiblePrint, type Print } from '#shop/artwork/artwork.ts';
import type { Stores } from '../adapters/storage/open-stores.ts';
import { proofPicture } from './artwork-process.ts';
import { drawings, drawItem } from './draw-item.ts';

/** The side of the picture in pixels: three times as wide as it is shown. */
const side = 320;
/** The latest pictures, of about 15 kB each. An order is often looked at several times. */
const drawn = new LRUCache<string, Uint8Array>({ max: 200 });

/** Draws an ordered item with its customer's logo, as in the cart. Null if it can't be drawn. */
export async function printedItem(
  stores: Stores,
  orderId: number,
  ofItem: readonly Print[],
): Promise<Uint8Array | null> {
  const prints = ofItem.filter(isVisiblePrint);
  const key = JSON.stringify(
    prints.map(({ artwork, placement, picture }) => [artwork?.id, placement, picture]),
  );
  const found = drawn.get(key);
  if (found) return found;
  const picture = prints[0]?.picture?.path ?? '';
  const [view] = await drawItem(stores, { orderId, prints, picture });
  if (!view?.picture) return null;
  const { picture: printed } = view;
  const small = await drawings.run(
    () => proofPicture({ views: [{ picture: printed, flat: [] }], side }),
    new Set([String(orderId)]),
  );
  if (small) drawn.set(key, small);
  return small;
}
