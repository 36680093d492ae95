import { z } from 'zod';
import type { PermissionBy } from '../../../permissions.ts';
import { text } from '../office-types.ts';

/** The screens with saved views, and the permission each needs. */
export const viewPermissions = {
  orders: 'orders.read',
  products: 'catalogue.read',
  money: 'payments.read',
  audit: 'audit.read',
  reports: 'reports.read',
} as const satisfies PermissionBy['of'];
export type ViewScreen = keyof typeof viewPermissions;

export const viewScreen = z.enum(Object.keys(viewPermissions) as [ViewScreen, ...ViewScreen[]]);
/** Views belong to people: an API key has none. */
export const staffOfScreen = {
  staff: { parameter: 'screen', of: viewPermissions },
  keys: 'never',
} as const;

/** How often a report is emailed. */
export const mailRhythm = z.enum(['week', 'month']);
export const viewName = text(1, 60);
/** The part of a URL after the `?`: names and values, percent-encoded. '' for the whole table. */
export const viewQuery = z
  .string()
  .max(1500)
  .regex(/^(?:[\w%+.*-]+=[\w%+.*-]*(?:&(?=.)|$))*$/u);
