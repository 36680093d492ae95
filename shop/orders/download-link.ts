import { languageOf, languages, type LanguageCode } from '#contract/languages.ts';
import { openLink, signLink } from '#shop/signed-link.ts';

/** What a link to a bought file says; it holds for this item, this customer and this time alone. */
export interface DownloadLink {
  itemId: number;
  customerId: number;
  /** Of the file's name. */
  language: LanguageCode;
  expiresAt: Date;
}

const purpose = 'download';

/** The last part of the link. */
export const signDownload = (secret: Buffer, link: DownloadLink): string =>
  signLink(secret, purpose, [
    link.itemId,
    link.customerId,
    languages[link.language].id,
    Math.floor(link.expiresAt.getTime() / 1000),
  ]);

/** What the shop signed for an item; null for anything else. Whether it has expired is asked elsewhere. */
export function readDownload(secret: Buffer, itemId: number, value: string): DownloadLink | null {
  const [item, customerId = 0, language = 0, seconds = 0] = openLink(secret, purpose, value) ?? [];
  if (item !== itemId) return null;
  return { itemId, customerId, language: languageOf(language), expiresAt: new Date(seconds * 1000) };
}
