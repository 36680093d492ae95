import type { ClientConfig } from 'pg';
import type { Input, Operation } from '#contract/operation.ts';
import { listAudit } from '#contract/operations/office/audit/list-audit.ts';
import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { listPendingPayments } from '#contract/operations/office/money/list-waiting-money.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { staffCookie } from '#tests/support/staff-cookie.ts';
import type { Question } from './growth-questions.ts';
import { withDatabase } from './stage.ts';

/** Returns the cookie of the demo's owner. */
export const ownerCookie = (connection: ClientConfig): Promise<string> =>
  withDatabase(connection, async (db) => {
    const owner = await db.selectFrom('staff').select('id').orderBy('id').executeTakeFirstOrThrow();
    return staffCookie(db, owner.id);
  });

/** Returns requests that staff send all day, for tables that grow over the years. */
export function officeQuestions(cookie: string): Question[] {
  const question = <Op extends Operation>(
    name: string,
    { path }: Op,
    request: (turn: number) => Partial<Input<Op>>,
    goals: Question['goals'],
  ): Question => ({
    name: `office: ${name}`,
    ofOffice: true,
    path,
    ask: request,
    headers: () => ({ cookie, 'sec-fetch-site': 'same-origin' }),
    goals,
  });
  const day = (turn: number) => `${2024 + (turn % 2)}-0${1 + (turn % 9)}-01`;
  return [
    question('orders, the first page with its totals', listOrders, () => ({}), [50, 400]),
    question('orders since a date', listOrders, (turn) => ({ since: day(turn) }), [50, 400]),
    question('orders by promise', listOrders, () => ({ sort: 'promised' as const }), [50, 400]),
    question('orders by number', listOrders, (turn) => ({ find: `${turn}-17` }), [50, 200]),
    question('orders by a common name', listOrders, () => ({ find: 'Sokha' }), [250, 1000]),
    question('orders: no results', listOrders, (turn) => ({ find: `nobody${turn}` }), [50, 200]),
    question('products by a word', listProducts, () => ({ find: 'mug', sort: 'name' as const }), [100, 1000]),
    question('products by price', listProducts, () => ({ sort: 'price' as const }), [50, 200]),
    question('awaited payments', listPendingPayments, () => ({}), [50, 200]),
    question('today', getToday, () => ({}), [150, 1500]),
    question('audit', listAudit, () => ({}), [50, 200]),
  ];
}
