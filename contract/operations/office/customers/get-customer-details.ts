import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, language, personName, time } from '../office-types.ts';
import { cents, orderState } from '../orders/order-types.ts';
import { customerLimitCodes, dataRequests } from './customer-types.ts';

export const getCustomerDetails = operation({
  name: 'GET_CUSTOMER_DETAILS',
  path: 'customers/get-customer-details',
  summary:
    'Returns what staff see about a customer besides the record: orders, addresses, notes, sessions, limits that apply and why, consent, requests and merges. Orders need `orders.read`, amounts `payments.read`. The view is recorded in the audit log.',
  source: 'docs/decisions/103-customers-are-a-resource.md',
  caller: { staff: 'customers.read', keys: 'documented' },
  refusals: { 404: ['notFound'] },
  request: z.object({ id, language }),
  response: z.object({
    /** The email address or phone number that the customer logs in with. */
    login: z.string(),
    since: time,
    orders: z.number(),
    lastOrderAt: time.nullable(),
    /** Null if the caller may not see money. */
    spentCents: cents.nullable(),
    /** The orders that this amount is from: paid, and not refunded in full. */
    paidOrders: z.number(),
    /** Null if they pay at once, or if the caller may not see money. */
    account: z
      .object({
        /** Owed for all orders on account. */
        openCents: cents,
        /** The part of it whose day has passed. */
        overdueCents: cents,
        /** Left of the credit limit. */
        leftCents: cents,
      })
      .nullable(),
    /** The latest orders, up to 10. Null if the caller may not see orders. */
    latest: z
      .array(
        z.object({
          number: z.string(),
          placedAt: time,
          state: orderState,
          items: z.number(),
          totalCents: cents.nullable(),
        }),
      )
      .nullable(),
    /** The account’s own address first. */
    addresses: z.array(
      z.object({ label: z.string(), recipient: z.string(), phone: z.string(), text: z.string() }),
    ),
    notes: z.array(z.object({ id, at: time, by: z.object({ id, name: z.string() }), text: z.string() })),
    sessions: z.array(
      z.object({ id, browser: z.string(), system: z.string(), firstSeen: time, lastSeen: time }),
    ),
    limits: z.array(
      z.object({
        code: z.enum(customerLimitCodes),
        values: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
    /** The newsletter subscription of the email address. Null if it was never subscribed. */
    newsletter: z.object({ since: time, until: time.nullable() }).nullable(),
    requests: z.array(z.object({ id, kind: z.enum(dataRequests), at: time })),
    /** Accounts merged into this one. */
    merges: z.array(z.object({ id, name: personName, login: z.string(), at: time, by: z.string() })),
  }),
});
