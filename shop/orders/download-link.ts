import { languageOf, languages, type LanguageCode } from '#contract/languages.ts';
import { openLink, signLink } from '#shop/signed-link.ts';

/** The content of a download link. It is valid only for this item, this customer and this time. */
export interface DownloadLink {
  itemId: number;
  customerId: number;
  /** The language of the file name. */
  language: LanguageCode;
  expiresAt: Date;
}

const purpose = 'download';

/** Returns the last part of the link. */
export const signDownload = (secret: Buffer, link: DownloadLink): string =>
  signLink(secret, purpose, [
    link.itemId,
    link.customerId,
    languages[link.language].id,
    Math.floor(link.expiresAt.getTime() / 1000),
  ]);

/** Returns the signed content for an item, or null for anything else. Doesn't check whether it has expired. */
export function readDownload(secret: Buffer, itemId: number, value: string): DownloadLink | null {
  const [item, customerId = 0, language = 0, seconds = 0] = openLink(secret, purpose, value) ?? [];
  if (item !== itemId) return null;
  return { itemId, customerId, language: languageOf(language), expiresAt: new Date(seconds * 1000) };
}
