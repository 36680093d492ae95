import { artworkPreview, type Print } from '#shop/artwork/artwork.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import type { Stores } from '../adapters/storage/open-stores.ts';
import { drawOnPicture } from './artwork-process.ts';
import { nameOf } from './store-picture.ts';

/** What staff and customers let draw, one after the other. */
export const drawings = workQueue(queues.artwork.size);

/** A side of a product: its picture, and the files that are drawn on it flat. */
interface ItemView {
  picture: Uint8Array | null;
  flat: Uint8Array[];
}

interface DrawnItem {
  orderId: number;
  prints: readonly Print[];
  picture: string;
  /** Whether the sizes of prints are drawn, where they are known. */
  isMeasured?: boolean;
}

/**
 * Draws an item with the files that its customer sent: into the areas of its pictures, flat on the first one where a
 * product has no area, or on plain ground for a place that its pictures don't show. Returns one view for each side.
 */
export async function drawItem(
  stores: Stores,
  { orderId, prints, picture: first, isMeasured = false }: DrawnItem,
): Promise<ItemView[]> {
  const views = new Map<string, ItemView>();
  for (const { artwork, picture: shown, placement, isUnseen } of prints) {
    const file = artwork && (await stores.private.read(artworkPreview(artwork.id)));
    if (!file) continue;
    const view = await viewOf(isUnseen ? '' : (shown?.path ?? first));
    const { picture } = view;
    const area = shown?.area;
    const task = picture && area && { picture, artwork: file, area, placement, width: 1200, isMeasured };
    const printed = task ? await drawings.run(() => drawOnPicture(task), new Set([String(orderId)])) : null;
    if (printed) view.picture = printed;
    else view.flat.push(file);
  }
  if (views.size === 0) await viewOf(first);
  return [...views.values()];

  async function viewOf(path: string) {
    const view: ItemView = views.get(path) ?? {
      picture: path === '' ? null : await stores.content.read(nameOf(path)),
      flat: [],
    };
    views.set(path, view);
    return view;
  }
}
