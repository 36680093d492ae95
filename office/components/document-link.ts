import type { Permission } from '#contract/permissions.ts';

/** Documents by their address below /office/papers/, and the permission to print each, matching the calls. */
export const documentNeeds = {
  invoices: 'payments.read',
  'packing-slips': 'orders.read',
} as const satisfies Record<string, Permission>;
export type PrintedDocument = keyof typeof documentNeeds;

/** Papers that go with the items: none of an order that is to be confirmed first, as its call refuses it. */
export const isOfItems = (paper: PrintedDocument): boolean => paper === 'packing-slips';

/** Opens the PDF in a new tab. */
export const documentLink = (paper: PrintedDocument, numbers: readonly string[]) => ({
  href: `/office/papers/${paper}?orders=${numbers.map(encodeURIComponent).join(',')}`,
  target: '_blank',
  rel: 'noopener',
});
