import { readable, shownContrast } from '#rules/contrast.ts';
import { textSafeArea, weakestContrast } from '#rules/text-safe-area.ts';
import type { Fault } from '#shop/records/records.ts';
import type { AppContext } from '../../../context/context.ts';
import { officePictures } from '../../../pictures/office-picture-process.ts';
import { nameOf } from '../../../pictures/store-picture.ts';
import { recordSources } from './record-kinds.ts';

/**
 * Returns the lowest contrast between a banner's text and its picture. Null if the shop doesn't have the
 * picture.
 */
export async function bannerContrast({ stores }: AppContext, picture: string): Promise<number | null> {
  if (!picture.startsWith('/content/commonImages/') || picture.endsWith('.svg')) return null;
  const content = await stores.content.read(nameOf(picture));
  const pixels = content && (await officePictures.pixels(content, textSafeArea));
  return pixels ? weakestContrast(pixels) : null;
}

interface Change {
  id?: number | string | null;
  fields: Readonly<Record<string, unknown>>;
}

/** Returns why the text of a visible banner isn't readable on its picture. */
export async function unreadableBanner(app: AppContext, { id, fields }: Change): Promise<Fault[]> {
  if (!('picture' in fields || fields['published'] === true)) return [];
  const { stored, blank } = await recordSources.banner.kind.read(app.db, []);
  const before = id === null || id === undefined ? blank?.() : stored.get(Number(id));
  const after: Record<string, unknown> = { ...before, ...fields };
  if (after['published'] !== true || !hasWords(after) || typeof after['picture'] !== 'string') return [];
  const found = await bannerContrast(app, after['picture']);
  return found === null || found >= readable
    ? []
    : [{ field: 'picture', code: 'contrast', about: shownContrast(found) }];
}

const hasWords = (banner: Readonly<Record<string, unknown>>) =>
  ['top', 'main', 'bottom'].some((name) =>
    Object.values((banner[name] ?? {}) as Record<string, unknown>).some((text) => text !== ''),
  );
