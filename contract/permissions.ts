/** What staff may do; a role is a list of these. An operation for staff names the one it needs. */
export const permissions = ['orders.read', 'orders.fulfil', 'payments.refund', 'catalogue.write'] as const;

export type Permission = (typeof permissions)[number];
