import type { Permission } from '#contract/permissions.ts';

/** Permissions in use, in the groups of the matrix. */
export const permissionGroups = {
  orders: ['orders.read', 'orders.fulfil', 'orders.change', 'orders.release'],
  money: ['payments.read', 'payments.confirm', 'payments.refund', 'reports.read'],
  people: ['customers.read', 'customers.change', 'inbox.answer', 'exports.make'],
  catalogue: [
    'catalogue.read',
    'catalogue.write',
    'stock.write',
    'costs.read',
    'discounts.write',
    'reviews.write',
  ],
  shop: [
    'content.write',
    'settings.write',
    'connections.write',
    'webhooks.write',
    'staff.write',
    'keys.write',
    'audit.read',
  ],
} as const satisfies Record<string, readonly Permission[]>;

interface Holder {
  isOwner: boolean;
  permissions: readonly Permission[];
}

/** Whether a role has a permission. Staff who read orders see only the customer data needed for shipping. */
export function permissionLevel(
  { isOwner, permissions }: Holder,
  permission: Permission,
): 'may' | 'partly' | 'mayNot' {
  if (isOwner || permissions.includes(permission)) return 'may';
  return permission === 'customers.read' && permissions.includes('orders.read') ? 'partly' : 'mayNot';
}

export const groupNames = Object.keys(permissionGroups) as (keyof typeof permissionGroups)[];
