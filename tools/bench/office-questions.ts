import type { ClientConfig } from 'pg';
import type { Input, Operation } from '#contract/operation.ts';
import { listAudit } from '#contract/operations/office/audit/list-audit.ts';
import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { listPendingPayments } from '#contract/operations/office/money/list-waiting-money.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { getCustomerDetails } from '#contract/operations/office/customers/get-customer-details.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { getReport } from '#contract/operations/office/reports/get-report.ts';
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
export async function officeQuestions(connection: ClientConfig): Promise<Question[]> {
  const cookie = await ownerCookie(connection);
  const buyer = await withDatabase(connection, (db) =>
    db.selectFrom('customer_order').select('customer_id').orderBy('id', 'desc').executeTakeFirstOrThrow(),
  );
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
  const records = (name: string, request: (turn: number) => Input<typeof listRecords>) =>
    question(name, listRecords, request, [50, 400]);
  const inbox = (more: object = {}) => ({ kind: 'inquiry' as const, ...more });
  const customers = (more: object = {}) => ({ kind: 'customer' as const, ...more });
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
    question('today', getToday, () => ({}), [50, 500]),
    question(
      'report of a year',
      getReport,
      () => ({ report: 'salesByDay' as const, period: 'lastYear' as const, language: 'en' as const }),
      [300, 1200],
    ),
    question('audit', listAudit, () => ({}), [50, 200]),
    records('inbox, the first page', () => inbox({ view: 'toAnswer' })),
    records('inbox by a common word', () => inbox({ find: 'mugs' })),
    records('inbox by an email address', (turn) => inbox({ find: `person${turn}@` })),
    records('inbox, those of a staff member', () => inbox({ view: 'mine' })),
    records('inbox, those done', () => inbox({ view: 'done' })),
    records('customers, the first page', () => customers()),
    records('customers by a common name', () => customers({ find: 'Sokha' })),
    records('customers by a rare name', (turn) => customers({ find: `Chan${turn.toString(16)}` })),
    records('customers by phone', (turn) => customers({ find: `012 0${10 + turn} 777` })),
    question(
      'a customer with many orders',
      getCustomerDetails,
      () => ({ id: buyer.customer_id, language: 'en' as const }),
      [50, 400],
    ),
  ];
}
