import type { Permission } from '#contract/permissions.ts';

/** Permissions that open something, as the matrix groups them; a role keeps those nothing asks for yet. */
export const permissionGroups = {
  orders: ['orders.read', 'orders.fulfil', 'orders.change'],
  money: ['payments.read', 'payments.confirm', 'payments.refund'],
  people: ['customers.read', 'exports.make'],
  catalogue: ['catalogue.read', 'catalogue.write', 'stock.write'],
  shop: ['content.write', 'settings.write', 'connections.write', 'staff.write', 'audit.read'],
} as const satisfies Record<string, readonly Permission[]>;

interface Holder {
  isOwner: boolean;
  permissions: readonly Permission[];
}

/** Whether a role may something: who sees orders sees of customers what their parcels need, and no more. */
export function mayOf({ isOwner, permissions }: Holder, permission: Permission): 'may' | 'partly' | 'mayNot' {
  if (isOwner || permissions.includes(permission)) return 'may';
  return permission === 'customers.read' && permissions.includes('orders.read') ? 'partly' : 'mayNot';
}

export const groupNames = Object.keys(permissionGroups) as (keyof typeof permissionGroups)[];
