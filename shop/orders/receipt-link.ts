import { openLink } from '#shop/signed-link.ts';
import type { Secret } from '#shop/purpose-key.ts';

/** Returns the order of a link to its receipt as sent before orders had a page, or null if the shop didn't sign it. */
export const orderOfReceiptLink = (secret: Secret, code: string): number | null =>
  openLink(secret, 'parcel receipt', code)?.[0] ?? null;
