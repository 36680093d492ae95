import { choiceTables, detailTables, productTables } from './catalogue-lists.ts';
import { contentTables, orderTables } from './other-tables.ts';
import type { WireTable } from './wire-table.ts';

/** Signup and placing an order answer one row of words: their tables are in accounts.test.ts and orders.test.ts. */
export const oneRowCalls: readonly Pick<WireTable, 'name' | 'path' | 'customersOnly'>[] = [
  { name: 'SIGNUP_USER', path: 'dynamic/dataoperation/signup-user' },
  { name: 'POST_CUSTOMER_ORDER', path: 'common/post-order/post-customer-order', customersOnly: true },
];

/** Calls of our own, which no document knows. */
export const ownCalls = ['GET_SHOP_SETTINGS', 'LOGOUT'] as const;

export const wireTables: readonly WireTable[] = [
  ...contentTables,
  ...choiceTables,
  ...productTables,
  ...detailTables,
  ...orderTables,
];
