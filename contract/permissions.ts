/** Staff permissions. A role is a list of these, and each staff operation names the one it needs. */
export const permissions = [
  'orders.read',
  'orders.fulfil',
  'orders.change',
  'orders.release',
  'customers.read',
  'customers.change',
  'payments.read',
  'payments.confirm',
  'payments.refund',
  'catalogue.read',
  'catalogue.write',
  'stock.write',
  'discounts.write',
  'costs.read',
  'content.write',
  'reviews.write',
  'inbox.answer',
  'reports.read',
  'exports.make',
  'settings.write',
  'connections.write',
  'webhooks.write',
  'staff.write',
  'keys.write',
  'audit.read',
] as const;

export type Permission = (typeof permissions)[number];

/** Permissions that API keys can't have: they lead to secrets, backups, payment methods, staff or keys. */
const withheld = ['settings.write', 'connections.write', 'staff.write', 'keys.write'] as const;

export type KeyPermission = Exclude<Permission, (typeof withheld)[number]>;
/** The permissions that API keys can have. */
export const keyPermissions = permissions.filter(
  (each): each is KeyPermission => !withheld.some((one) => one === each),
);

/** A permission per value of one parameter, for example one per `kind` in a call about several kinds of records. */
export interface PermissionBy {
  readonly parameter: string;
  readonly of: Readonly<Record<string, Permission>>;
}

/** Sign-in steps for staff calls that need no permission: signed out, one of two factors verified, or signed in. */
export const accessLevels = ['outside', 'halfway', 'in'] as const;

export type SignInLayout = (typeof accessLevels)[number];
