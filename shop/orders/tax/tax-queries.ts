import { type RawBuilder, sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';
import type { BothTexts } from '#contract/shapes.ts';
import type { Database } from '#database/schema.ts';
import { timeZone } from '#shop/localisation/localisation.ts';
import type { VatSplit } from '#rules/vat.ts';
import type { StatusId } from '../status-transitions.ts';
import { isSurplus, lowered } from '../surplus-queries.ts';
import type { Company } from './company.ts';
import type { RefundToCredit } from './credits.ts';

export { currentVatJson } from '#shop/pricing/pricing.ts';

const setting = (name: string) => sql`(select value from setting where name = ${name})`;

/** Returns whether VAT is on or was, so that there are tax documents. */
export async function hasVat(db: Database): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select ${setting('vatOn')} is not distinct from 'true'::jsonb or exists (select from tax_document) as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
}

/** SQL for the company of an order or customer, as a JSON column; null if there is none. */
export const companyJson = (of: string): RawBuilder<Company | null> => {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  return sql`case when ${column('company_name')} is not null then json_build_object('name', ${column('company_name')},
    'taxNumber', coalesce(${column('company_tax_number')}, ''), 'address', coalesce(${column('company_address')}, '')) end`;
};

/** Returns the company that a customer last ordered for; null if there is none. */
export async function companyOfCustomer(db: Database, customerId: number): Promise<Company | null> {
  const { rows } = await sql<{ company: Company | null }>`
    select ${companyJson('c')} as company from customer c where c.id = ${customerId}`.execute(db);
  return rows[0]?.company ?? null;
}

/** Locks the order with this number. Returns its company, and whether a tax invoice was issued; null if it doesn't exist. */
export async function lockCompany(
  db: Database,
  number: string,
): Promise<{ orderId: number; company: Company | null; isInvoiced: boolean } | null> {
  const { rows } = await sql<{ orderId: number; company: Company | null; isInvoiced: boolean }>`
    with o as (select * from customer_order where number = ${number} for no key update)
    select o.id as "orderId", ${companyJson('o')} as company,
      exists (select from tax_document d where d.order_id = o.id) as "isInvoiced" from o`.execute(db);
  return rows[0] ?? null;
}

/** Stores the company of a locked order; null if it is for a person. */
export async function storeCompany(db: Database, orderId: number, company: Company | null): Promise<void> {
  await sql`update customer_order set company_name = ${company?.name ?? null}, company_tax_number = ${company?.taxNumber ?? null},
    company_address = ${company?.address ?? null} where id = ${orderId}`.execute(db);
}

export type TaxDocumentKind = 'invoice' | 'creditNote';

/** The part of an order that an invoice is for: all of it, its deposit, or the part above the deposit, also of a retained amount. */
export type InvoicePart = 'whole' | 'deposit' | 'final' | 'retained';

/** An invoice or credit note as issued. Amounts are in cents. */
export interface TaxDocument extends VatSplit {
  id: number;
  kind: TaxDocumentKind;
  part: InvoicePart;
  number: string;
  issuedAt: Date;
  /** In hundredths of a percent. */
  rate: number;
  rielRate: number | null;
  /** The time from which that rate is. */
  rielSince: Date;
  /** Null where the shop had set neither. */
  seller: { name: BothTexts | null; address: BothTexts | null; taxNumber: string };
  /** The company or person, as the order was on the day of issue. An address has its lines one below the other. */
  buyer: { name: string; taxNumber: string; address: BothTexts };
  /** The units of items that a credit note is for; null if its refund was of an amount or of the rest. */
  lines: { itemId: number; quantity: number; cents: number | null }[] | null;
}

/** SQL for the documents of an order `o`, oldest first, as a JSON column; null if there are none. */
export const taxDocumentsJson: RawBuilder<TaxDocument[] | null> = sql`(
  select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'part', d.part, 'number', d.number, 'issuedAt', d.issued_at,
    'rate', d.vat_rate, 'netCents', d.net_cents, 'vatCents', d.vat_cents, 'grossCents', d.gross_cents,
    'rielRate', d.riel_rate, 'rielSince', coalesce(d.riel_rate_at, d.issued_at), 'seller', d.seller, 'buyer', d.buyer, 'lines', (
      select json_agg(json_build_object('itemId', l.order_item_id, 'quantity', l.quantity, 'cents', l.cents) order by l.order_item_id)
      from refund_line l where l.refund_id = d.refund_id)) order by d.id)
  from tax_document d where d.order_id = o.id)`;

/** Returns the number of the order that a document belongs to; null if it isn't this customer's. */
export async function orderOfDocument(
  db: Database,
  number: string,
  customerId: number,
): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select o.number from tax_document d join customer_order o on o.id = d.order_id
    where d.number = ${number} and o.customer_id = ${customerId}`.execute(db);
  return rows[0]?.number ?? null;
}

/** What determines the documents of an order. Amounts are in cents. */
export interface TaxFacts {
  statusId: StatusId;
  totalCents: number;
  /** What the shop retains if the order is canceled. */
  retainedCents: number;
  /** The deposit that gets an invoice, because the setting asks for one and it is paid; otherwise null. */
  depositCents: number | null;
  rate: number;
  /** The latest invoice, and whether it is that of the deposit. */
  invoiceId: number | null;
  isOfDeposit: boolean;
  /** The sums of the invoices. */
  invoicedCents: number;
  invoicedVatCents: number;
  creditedCents: number;
  creditedVatCents: number;
  /** The part of the credit notes for edits that lowered the total below the deposit, and its VAT. */
  loweredCents: number;
  loweredVatCents: number;
  /** The last refund by an edit that has no credit note; null if there is none. */
  loweringId: number | null;
  /** The part of the credit notes that belongs to no refund. */
  unlinkedCents: number;
}

/** Locks an order and returns these facts; null if it was placed while VAT was off. */
export async function taxFacts(db: Database, orderId: number): Promise<TaxFacts | null> {
  const { rows } = await sql<TaxFacts>`
    with o as (select * from customer_order where id = ${orderId} and vat_rate is not null for no key update)
    select o.status_id as "statusId", o.total_cents as "totalCents", o.retained_cents as "retainedCents", o.vat_rate as rate,
      case when ${setting('invoiceDeposits')} = 'true' and not waits_for_deposit(o) then nullif(least(o.deposit_cents, o.total_cents), 0) end as "depositCents",
      i.id as "invoiceId", coalesce(i.last_part = 'deposit', false) as "isOfDeposit",
      coalesce(i.gross, 0) as "invoicedCents", coalesce(i.vat, 0) as "invoicedVatCents",
      coalesce(c.lowered, 0) as "loweredCents", coalesce(c.lowered_vat, 0) as "loweredVatCents",
      (select max(r.id) from refund r join payment p on p.id = r.payment_id where (p.order_id = o.id or p.rest_of = o.id) and r.reason = ${lowered}
        and not exists (select from tax_document d where d.refund_id = r.id)) as "loweringId",
      coalesce(c.gross, 0) as "creditedCents", coalesce(c.vat, 0) as "creditedVatCents", coalesce(c.unlinked, 0) as "unlinkedCents"
    from o cross join lateral (select max(id) as id, sum(gross_cents)::int as gross, sum(vat_cents)::int as vat,
        (array_agg(part order by id desc))[1] as last_part from tax_document where order_id = o.id and kind = 'invoice') i
      cross join lateral (select sum(d.gross_cents)::int as gross, sum(d.vat_cents)::int as vat,
        sum(d.gross_cents) filter (where r.reason = ${lowered})::int as lowered,
        sum(d.vat_cents) filter (where r.reason = ${lowered})::int as lowered_vat,
        sum(d.gross_cents) filter (where d.refund_id is null)::int as unlinked
        from tax_document d left join refund r on r.id = d.refund_id where d.order_id = o.id and d.kind = 'creditNote') c`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Returns the refunds of an order, except those that failed, in the order in which they went through. */
export async function refundsToCredit(db: Database, orderId: number): Promise<RefundToCredit[]> {
  const { rows } = await sql<RefundToCredit>`
    select r.id as "refundId", r.amount_cents + r.off_balance_cents as cents, r.state = 'done' and (
        r.off_balance_cents = 0 or o.status_id <> ${orderStatuses.active}::int) as "isDone", ${isSurplus} as "isSurplus",
      exists (select from refund_line l where l.refund_id = r.id) as "isOfLines",
      (select sum(d.gross_cents)::int from tax_document d where d.refund_id = r.id) as "creditedCents"
    from refund r join payment p on p.id = r.payment_id join customer_order o on o.id = coalesce(p.order_id, p.rest_of)
    where (p.order_id = ${orderId} or p.rest_of = ${orderId}) and r.state <> 'failed' order by r.settled_at, r.id`.execute(
    db,
  );
  return rows;
}

/** A document to issue. `invoiceId`: the invoice that a credit note corrects; `refundId`: the refund that it is for. */
interface NewDocument extends VatSplit {
  kind: TaxDocumentKind;
  part?: InvoicePart;
  orderId: number;
  invoiceId: number | null;
  refundId: number | null;
  rate: number;
}

/**
 * Issues a document under the next number of its series. Must run in the transaction of the change it documents:
 * the number counts only if that commits, and until then other documents wait for theirs.
 */
export async function insertDocument(db: Database, issued: NewDocument): Promise<{ id: number }> {
  const { kind, part = 'whole', orderId, invoiceId, refundId, rate, netCents, vatCents, grossCents } = issued;
  const { rows } = await sql<{ id: number }>`
    with counter as (
      insert into tax_counter (kind, year, last)
      values (${kind}, extract(year from clock_timestamp() at time zone ${timeZone})::int, 1)
      on conflict (kind, year) do update set last = tax_counter.last + 1 returning kind, year, last)
    insert into tax_document (kind, part, year, sequence, order_id, invoice_id, refund_id, buyer, vat_rate, net_cents, vat_cents, gross_cents,
      riel_rate, riel_rate_at, seller)
    select kind, ${part}, year, last, ${orderId}, ${invoiceId}, ${refundId}, buyer_of_order(${orderId}), ${rate}, ${netCents}, ${vatCents}, ${grossCents},
      riel.rate, riel.since,
      jsonb_build_object('name', coalesce(${setting('legalName')}, ${setting('siteTitle')}),
        'address', coalesce(${setting('legalAddress')}, ${setting('address')}),
        'taxNumber', coalesce(${setting('vatNumber')} #>> '{}', ''))
    from counter left join lateral (
      select i.riel_rate as rate, i.riel_rate_at as since from tax_document i where i.id = ${invoiceId}::int
      union all (select r.rate, r.set_at from riel_rate r where ${invoiceId}::int is null order by r.id desc limit 1)) riel on true returning id`.execute(
    db,
  );
  const [document] = rows;
  if (!document) throw new Error('no document was issued');
  return document;
}
