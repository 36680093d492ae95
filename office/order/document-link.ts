import type { Permission } from '#contract/permissions.ts';

/** Documents by their URL below /office/papers/, with the permission to print each, as in the calls. */
export const documentNeeds = {
  'credit-notes': 'payments.read',
  invoices: 'payments.read',
  'packing-slips': 'orders.read',
} as const satisfies Record<string, Permission>;
export type PrintedDocument = keyof typeof documentNeeds;

/**
 * Returns whether a document goes with the items. The call refuses it for an order that must be confirmed
 * first.
 */
export const isOfItems = (paper: PrintedDocument): boolean => paper === 'packing-slips';

/** Returns a link that opens the PDF in a new tab. */
export const documentLink = (paper: PrintedDocument, numbers: readonly string[]) => ({
  href: `/office/papers/${paper}?orders=${numbers.map(encodeURIComponent).join(',')}`,
  target: '_blank',
  rel: 'noopener',
});
