import type { Permission } from '#contract/permissions.ts';

/** Documents by their address below /office/papers/, and the permission to print each, matching the calls. */
export const paperNeeds = {
  invoices: 'payments.read',
  'packing-slips': 'orders.read',
} as const satisfies Record<string, Permission>;
export type Paper = keyof typeof paperNeeds;

/** Papers that go with the items: none of an order that is to be confirmed first, as its call refuses it. */
export const isOfItems = (paper: Paper): boolean => paper === 'packing-slips';

/** Opens the PDF in a new tab. */
export const paperLink = (paper: Paper, numbers: readonly string[]) => ({
  href: `/office/papers/${paper}?orders=${numbers.map(encodeURIComponent).join(',')}`,
  target: '_blank',
  rel: 'noopener',
});
