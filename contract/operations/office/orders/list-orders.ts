import { z } from 'zod';
import { orderSorts } from '../../../constants.ts';
import { operation } from '../../../operation.ts';
import { id, text } from '../office-types.ts';
import { cents, day, listedOrder, orderStage, orderState, paymentMethod } from './order-types.ts';

/** Filters of the order list. */
export const orderFilter = {
  /** The statuses to return. Defaults to those that customers see. */
  states: z.array(orderState).min(1).max(10).optional(),
  /** A stage to return, whatever the order's status. */
  stage: orderStage.nullable().default(null),
  /** The ids of payment methods. Omitted for all. */
  waysToPay: z.array(paymentMethod).min(1).max(20).optional(),
  /** The first day, in the shop's time zone. */
  since: day.nullable().default(null),
  /** The last day, inclusive. */
  until: day.nullable().default(null),
  find: text(0, 100).default(''),
  /** Sorting by total requires `payments.read`. Orders without a promised day come last. */
  sort: z.enum(orderSorts).default('placed'),
  isAscending: z.boolean().default(false),
};

export const listOrders = operation({
  name: 'LIST_ORDERS',
  path: 'orders/list-orders',
  summary:
    'Lists orders, newest first or sorted, by status or stage, date, payment method, and number, name, phone or address. The first page includes the totals of all results.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'orders.read', keys: 'documented' },
  request: z.object({
    ...orderFilter,
    /** The id of the last order on the previous page, or null for the first page. */
    before: id.nullable().default(null),
    /** The number of orders before the first page. */
    skip: z.number().int().min(0).max(1_000_000).default(0),
    limit: z.number().int().min(1).max(200).default(50),
  }),
  response: z.object({
    orders: z.array(listedOrder),
    hasMore: z.boolean(),
    /** The totals on the first page, otherwise null. */
    found: z
      .object({
        /** How many orders match. */
        orders: z.number(),
        /** How many pieces they contain. */
        items: z.number(),
        totalCents: cents.nullable(),
        /** Whether there is more than these numbers, because counting stopped at 10,000 orders. */
        hasMore: z.boolean(),
      })
      .nullable(),
  }),
});
