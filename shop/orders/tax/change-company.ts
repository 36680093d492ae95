import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import type { Company } from './company.ts';
import { lockCompany, storeCompany } from './tax-queries.ts';

/** A change of the company that an order is for. Null: it is for a person. */
export interface CompanyChange {
  number: string;
  company: Company | null;
  /** The company that the caller saw. If it has changed since, nothing happens. */
  before: Company | null;
  by: Actor;
}

/** Changes the company of an order. `issued`: its tax invoice has one already. */
export const changeCompany = (
  db: Database,
  { number, company, before, by }: CompanyChange,
): Promise<'done' | 'unknown' | 'issued' | 'meanwhile'> =>
  inTransaction<'done' | 'unknown' | 'issued' | 'meanwhile'>(db, async (trx) => {
    const order = await lockCompany(trx, number);
    if (!order) return { keep: false, outcome: 'unknown' };
    if (order.isInvoiced) return { keep: false, outcome: 'issued' };
    if (!isSame(order.company, before)) return { keep: false, outcome: 'meanwhile' };
    await storeCompany(trx, order.orderId, company);
    await writeAudit(trx, by, 'order company changed', { order: order.orderId });
    return { keep: true, outcome: 'done' };
  });

const isSame = (one: Company | null, other: Company | null): boolean =>
  one?.name === other?.name && one?.taxNumber === other?.taxNumber && one?.address === other?.address;
