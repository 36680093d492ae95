import { openLink, signLink } from '#shop/signed-link.ts';
import type { Secret } from '#shop/purpose-key.ts';

const purpose = 'parcel receipt';

/**
 * Returns the path of a shipment's receipt for the customer, from the root of the site. The signature in the
 * email's link authorizes them.
 */
export const receiptPath = (secret: Buffer, orderId: number): string =>
  `/parcels/${signLink(secret, purpose, [orderId])}`;

/** Returns the order of such a link, given its last part, or null if the shop didn't sign it. */
export const orderOfReceiptLink = (secret: Secret, code: string): number | null =>
  openLink(secret, purpose, code)?.[0] ?? null;
