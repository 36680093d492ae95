import { createHmac, timingSafeEqual } from 'node:crypto';
import { languageCodes, type LanguageCode } from '#contract/languages.ts';
import { purposeKey } from '#shop/purpose-key.ts';

/** What a link to a bought file says; it holds for this item, this customer and this time alone. */
export interface DownloadLink {
  itemId: number;
  customerId: number;
  /** Of the file's name. */
  language: LanguageCode;
  expiresAt: Date;
}

/** The last part of the link, in small letters only: addresses are matched in any case. */
export function signDownload(secret: Buffer, link: DownloadLink): string {
  const { customerId, language, expiresAt } = link;
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const mac = createHmac('sha256', purposeKey(secret, 'download'))
    .update([link.itemId, customerId, language, seconds].join(' '))
    .digest('hex');
  return `${customerId}.${language}.${seconds}.${mac}`;
}

/** What the shop signed for an item; null for anything else. Whether it has expired is asked elsewhere. */
export function readDownload(secret: Buffer, itemId: number, value: string): DownloadLink | null {
  const parts = /^([1-9]\d{0,9})\.([a-z]{2})\.([1-9]\d{0,11})\.[\da-f]{64}$/u.exec(value);
  const language = languageCodes.find((code) => code === parts?.[2]);
  if (!parts || !language) return null;
  const link = {
    itemId,
    customerId: Number(parts[1]),
    language,
    expiresAt: new Date(Number(parts[3]) * 1000),
  };
  return timingSafeEqual(Buffer.from(signDownload(secret, link)), Buffer.from(value)) ? link : null;
}
