import type { Permission } from '#contract/permissions.ts';

/** Permissions as the matrix groups them. */
export const permissionGroups = {
  orders: ['orders.read', 'orders.fulfil', 'orders.change'],
  money: ['payments.read', 'payments.confirm', 'payments.refund', 'reports.read'],
  people: ['customers.read', 'customers.change', 'inbox.answer', 'reviews.write', 'exports.make'],
  catalogue: ['catalogue.read', 'catalogue.write', 'stock.write', 'discounts.write'],
  shop: ['content.write', 'settings.write', 'staff.write', 'audit.read'],
} as const satisfies Record<string, readonly Permission[]>;

export const groupNames = Object.keys(permissionGroups) as (keyof typeof permissionGroups)[];
