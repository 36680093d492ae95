/** What staff may do; a role is a list of these. An operation for staff names the one it needs. */
export const permissions = [
  'orders.read',
  'orders.fulfil',
  'orders.change',
  'customers.read',
  'customers.change',
  'payments.read',
  'payments.confirm',
  'payments.refund',
  'catalogue.read',
  'catalogue.write',
  'stock.write',
  'discounts.write',
  'content.write',
  'reviews.write',
  'inbox.answer',
  'reports.read',
  'exports.make',
  'settings.write',
  'connections.write',
  'staff.write',
  'audit.read',
] as const;

export type Permission = (typeof permissions)[number];

/** A permission for each value of one parameter: of a call about records of several kinds, say, one for each `kind`. */
export interface PermissionBy {
  readonly parameter: string;
  readonly of: Readonly<Record<string, Permission>>;
}

/**
 * Who of the staff may make a call that needs no permission: whoever stands before the office, who has shown one factor of
 * two, and everybody who is in.
 */
export const doors = ['outside', 'halfway', 'in'] as const;

export type Door = (typeof doors)[number];
