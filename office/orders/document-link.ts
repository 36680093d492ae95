import type { Permission } from '#contract/permissions.ts';

/** Documents by their URL below /office/papers/, with the permission to print each, as in the calls. */
export const documentNeeds = {
  'credit-notes': 'payments.read',
  invoices: 'payments.read',
  'packing-slips': 'orders.read',
  'parcel-labels': 'orders.read',
} as const satisfies Record<string, Permission>;
export type PrintedDocument = keyof typeof documentNeeds;

/**
 * Returns whether a document goes with the items. The call refuses it for an order that must be confirmed
 * first.
 */
export const isOfItems = (paper: PrintedDocument): boolean =>
  paper === 'packing-slips' || paper === 'parcel-labels';

/** Returns a link that opens the PDF in a new tab: of these orders, or of one of their parcels. */
export const documentLink = (
  paper: PrintedDocument,
  numbers: readonly string[],
  which: { format?: string; parcel?: number } = {},
) => ({
  href: [
    `/office/papers/${paper}?orders=${numbers.map(encodeURIComponent).join(',')}`,
    ...Object.entries(which).map(([name, value]) => `${name}=${value}`),
  ].join('&'),
  target: '_blank',
  rel: 'noopener',
});
