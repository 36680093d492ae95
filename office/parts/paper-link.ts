import type { Permission } from '#contract/permissions.ts';

/** Papers by the address below /office/papers/, and what one must be allowed to print them: as their calls say. */
export const paperNeeds = {
  invoices: 'payments.read',
  'packing-slips': 'orders.read',
} as const satisfies Record<string, Permission>;
export type Paper = keyof typeof paperNeeds;

/** Papers that go with the items: none of an order that is to be confirmed first, as its call refuses it. */
export const isOfItems = (paper: Paper): boolean => paper === 'packing-slips';

/** Opens as a PDF, in a tab of its own. */
export const paperLink = (paper: Paper, numbers: readonly string[]) => ({
  href: `/office/papers/${paper}?orders=${numbers.map(encodeURIComponent).join(',')}`,
  target: '_blank',
  rel: 'noopener',
});
