import { openLink, signLink } from '#shop/signed-link.ts';
import type { Secret } from '#shop/purpose-key.ts';

const purpose = 'parcel receipt';

/** Where a customer sees the receipt of their parcel, from the root of the site: the mail's link proves who they are. */
export const receiptPath = (secret: Buffer, orderId: number): string =>
  `/parcels/${signLink(secret, purpose, [orderId])}`;

/** The order of such a link, by its last part; null when the shop did not make it. */
export const orderOfReceiptLink = (secret: Secret, code: string): number | null =>
  openLink(secret, purpose, code)?.[0] ?? null;
