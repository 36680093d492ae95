import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { paymentSummaryOf, type PaymentSummary, unitsToSend } from '#shop/orders/orders.ts';

// What is stored of the money, tax documents and parcels of an order, and the mistakes in it.

/**
 * Pieces of a line: ordered, refunded, refunded after they had left, back in stock, in parcels, in parcels that have left with a
 * part of the order, and those that the shop says are to be packed.
 */
interface Pieces {
  itemId: number;
  cell: number;
  quantity: number;
  refunded: number;
  returned: number;
  restocked: number;
  packed: number;
  gone: number;
  toPack: number;
}

export interface Books {
  statusId: number;
  isInCash: boolean;
  version: number;
  payments: number;
  waivers: number;
  totalCents: number;
  /** Its price before VAT that is added to it. */
  priceCents: number;
  /** In hundredths of a percent; null if VAT was off. */
  vatRate: number | null;
  vatAddedCents: number | null;
  /** The amount paid, or the cash to collect. */
  receivedCents: number;
  refundedCents: number;
  /** Refunds of a surplus, or by an edit. */
  surplusCents: number;
  /** Refunds of a surplus, or by an edit, that failed. */
  failedSurplusCents: number;
  /** Refunds of amounts, not of pieces, that went through and were none of a surplus. */
  amountsCents: number;
  /** The part of refunds that lowered the amount due. */
  loweredCents: number;
  /** The total without refunds that went through and lowered it. */
  soldCents: number;
  openCents: number;
  open: number;
  dueNow: number;
  ledgerCents: number;
  doneCents: number;
  retainedCents: number;
  /** The set-up of orders with a proof, with VAT if it is added to prices. */
  setupCents: number;
  /** Refunds of payments for the balance of an order that was over, for the reason of a second payment. */
  wrongReasons: number;
  depositCents: number | null;
  /** Balances of orders on account whose due day isn't that of their order. */
  wrongDays: number;
  /** Balances that aren't due although that day has come. */
  lateDays: number;
  /** What the customer owes for all their orders on account. */
  owedCents: number;
  invoicedCents: number;
  invoicedVatCents: number;
  creditedCents: number;
  creditedVatCents: number;
  /** Documents whose net amount and VAT aren't their sum, or which are negative. */
  wrongDocuments: number;
  emptyDocuments: number;
  parcels: number;
  delivered: number;
  /** Parcels that have left with everything. */
  whole: number;
  isSent: boolean;
  pieces: Pieces[];
  /** The pieces of each line that have left. */
  left: number[];
  summary: PaymentSummary;
}

/** Reads all orders. `before` has their state before the last event. */
export async function booksOf(db: Database, orderId: number, before: Books | null): Promise<Books> {
  const { rows } = await sql<Omit<Books, 'left' | 'summary'>>`
    with paid as (select p.* from payment p where (p.order_id = ${orderId} or p.rest_of = ${orderId})
      and p.state in ('paid', 'part_refunded', 'refunded')),
    asked as (select r.*, p.reason = 'paid twice' as twice, p.rest_id from refund r join paid p on p.id = r.payment_id),
    back as (select * from asked where state <> 'failed'),
    document as (select * from tax_document where order_id = ${orderId})
    select o.status_id as "statusId", o.payment_method_id = 6 as "isInCash", o.version, (select count(*)::int from payment p where p.order_id = o.id or p.rest_of = o.id) as payments,
      (select count(*)::int from order_waiver w where w.order_id = o.id) as waivers, o.total_cents as "totalCents",
      o.subtotal_cents + o.shipping_cents - o.discount_cents as "priceCents", o.vat_rate as "vatRate", o.vat_added_cents as "vatAddedCents",
      case when o.payment_method_id = 6 then cash_due(o) else (select coalesce(sum(amount_cents), 0)::int from paid) end as "receivedCents",
      (select coalesce(sum(amount_cents), 0)::int from back) as "refundedCents",
      (select coalesce(sum(amount_cents) filter (where reason in ('more than was due', 'paid twice', 'order changed')), 0)::int
        from back) as "surplusCents",
      (select coalesce(sum(amount_cents), 0)::int from asked where state = 'failed'
        and reason in ('more than was due', 'paid twice', 'order changed')) as "failedSurplusCents",
      (select coalesce(sum(amount_cents), 0)::int from back where state = 'done' and not coalesce(twice, false)
        and reason not in ('more than was due', 'paid twice', 'order changed', 'paid after the order was void')
        and not exists (select from refund_line l where l.refund_id = back.id)) as "amountsCents",
      (select coalesce(sum(off_balance_cents), 0)::int from back) as "loweredCents",
      o.total_cents - (select coalesce(sum(amount_cents + off_balance_cents), 0)::int from back where state = 'done' and not coalesce(twice, false)
        and reason not in ('more than was due', 'paid twice', 'order changed', 'paid after the order was void')) as "soldCents",
      (select coalesce(sum(amount_cents), 0)::int from order_rest r where r.order_id = o.id and r.state = 'open') as "openCents",
      (select count(*)::int from order_rest r where r.order_id = o.id and r.state = 'open') as open,
      (select coalesce(sum(amount_cents), 0)::int from order_rest r where r.order_id = o.id and r.state = 'open' and r.due = 'now') as "dueNow",
      (select coalesce(sum(l.amount_cents), 0)::int from ledger_entry l join payment p on p.id = l.payment_id
        where p.order_id = o.id or p.rest_of = o.id) as "ledgerCents",
      (select coalesce(sum(amount_cents) filter (where state = 'done'), 0)::int from back) as "doneCents",
      o.retained_cents as "retainedCents", case when o.vat_added_cents is null then 300 else 330 end as "setupCents",
      (select count(*)::int from back b where b.rest_id is not null and b.reason = 'paid twice'
        and o.status_id = 5 and b.created_at > (select max(changed_at) from order_status_change c where c.order_id = o.id)) as "wrongReasons",
      o.deposit_cents as "depositCents", (select count(*)::int from order_rest r where r.order_id = o.id and r.state = 'open'
        and not coalesce(case r.due when 'day' then r.due_on = o.due_on when 'now' then o.due_on <= (now() at time zone 'Asia/Phnom_Penh')::date end, false)) as "wrongDays",
      (select count(*)::int from order_rest r where r.order_id = o.id and r.state = 'open' and r.due = 'day'
        and o.due_on < (now() at time zone 'Asia/Phnom_Penh')::date) as "lateDays",
      (select coalesce(sum(r.amount_cents), 0)::int from order_rest r join customer_order a on a.id = r.order_id
        where a.customer_id = o.customer_id and a.due_on is not null and r.state = 'open') as "owedCents",
      (select coalesce(sum(gross_cents), 0)::int from document where kind = 'invoice') as "invoicedCents",
      (select coalesce(sum(vat_cents), 0)::int from document where kind = 'invoice') as "invoicedVatCents",
      (select coalesce(sum(gross_cents), 0)::int from document where kind = 'creditNote') as "creditedCents",
      (select coalesce(sum(vat_cents), 0)::int from document where kind = 'creditNote') as "creditedVatCents",
      (select count(*)::int from document where net_cents + vat_cents <> gross_cents or least(net_cents, vat_cents) < 0) as "wrongDocuments",
      (select count(*)::int from document where gross_cents = 0) as "emptyDocuments",
      (select count(*)::int from parcel p where p.order_id = o.id) as parcels,
      (select count(*)::int from parcel p where p.order_id = o.id and p.delivered_at is not null) as delivered,
      (select count(*)::int from parcel p where p.order_id = o.id and p.sent_at is not null and not p.has_units) as whole,
      o.sent_at is not null as "isSent",
      (select json_agg(json_build_object('itemId', u.item_id, 'cell', u.cell, 'quantity', u.quantity, 'refunded', refunded_units(u.item_id, u.cell),
          'returned', (select coalesce(sum(l.left_quantity), 0) from refund_line l join refund r on r.id = l.refund_id
            where l.order_item_id = u.item_id and l.cell = u.cell and r.state <> 'failed'), 'restocked', u.restocked,
          'packed', g.packed, 'gone', g.gone) order by u.item_id, u.cell) from order_unit u cross join lateral (
          select coalesce(sum(g.quantity), 0) as packed, coalesce(sum(g.quantity) filter (where p.sent_at is not null), 0) as gone
          from parcel_unit g join parcel p on p.id = g.parcel_id where g.item_id = u.item_id and g.cell = u.cell) g
        where u.order_id = o.id) as pieces
    from customer_order o where o.id = ${orderId}`.execute(db);
  const [books] = rows;
  if (!books) throw new Error(`no order ${orderId}`);
  const leftNow = () =>
    books.pieces.map((each) => (books.whole > 0 ? each.quantity - each.refunded : each.gone));
  const units = await unitsToSend(db, orderId);
  for (const piece of books.pieces)
    piece.toPack =
      units.find(({ itemId, cell }) => itemId === piece.itemId && cell === piece.cell)?.unpacked ?? 0;
  const left = books.whole > 0 && before && before.whole > 0 ? before.left : leftNow();
  return { ...books, left, summary: await paymentSummaryOf(db, orderId) };
}

/** Returns what was paid above the total: what refunds that failed should have sent back. */
const overpaidOf = (books: Books): number =>
  books.receivedCents -
  (books.isInCash ? 0 : books.surplusCents) +
  books.openCents +
  books.loweredCents -
  books.totalCents;

/** Returns the mistakes in the amounts of an order, as far as they need no other data. */
export function moneyMistakes(books: Books): (string | false)[] {
  const { statusId, isInCash, receivedCents, refundedCents, openCents, retainedCents, summary } = books;
  const isHeld = statusId <= 3;
  const isDelivered = statusId >= 3;
  const dueCents = isInCash ? (isDelivered ? 0 : receivedCents) : isHeld ? openCents : 0;
  const isOver = statusId >= 5;
  return [
    isHeld && overpaidOf(books) !== (isInCash ? 0 : books.failedSurplusCents) && 'parts and total differ',
    refundedCents > (isInCash && !isDelivered ? 0 : receivedCents) && 'more refunded than received',
    books.open > 1 && 'two balances',
    books.ledgerCents !== (isInCash ? 0 : receivedCents) - books.doneCents && 'ledger',
    statusId !== 91 &&
      summary.dueCents + summary.laterCents !== dueCents &&
      'another amount is said to be due',
    Math.min(summary.dueCents, summary.laterCents, summary.refundDueCents, receivedCents) < 0 &&
      'a negative amount is due',
    statusId === 4 && summary.refundDueCents !== receivedCents - refundedCents && 'another refund is due',
    isOver &&
      !isInCash &&
      receivedCents - refundedCents - summary.refundDueCents > retainedCents &&
      'kept the money of a canceled order',
    retainedCents > books.setupCents && 'retained more than the set-up',
    books.wrongReasons > 0 && 'called a payment for a canceled order a second one',
  ];
}

/** The VAT in an amount, and the one added to it, at 10 %. */
const vatWithin = (cents: number) => Math.round(cents / 11);
const vatOnTop = (cents: number) => Math.round(cents / 10);

/** Returns the mistakes in the VAT of an order and in its tax documents, compared with the pieces that were sold. */
export function taxMistakes(books: Books): (string | false)[] {
  const { statusId, vatRate, vatAddedCents, priceCents, totalCents, retainedCents } = books;
  const grossCents = books.invoicedCents - books.creditedCents;
  const vatCents = books.invoicedVatCents - books.creditedVatCents;
  const isReady = statusId >= 2 && statusId <= 4;
  const heldCents = Math.min(retainedCents, books.receivedCents - books.doneCents);
  const soldCents = isReady ? books.soldCents : statusId >= 5 ? heldCents : null;
  const pendingCents = isReady ? books.refundedCents - books.doneCents : 0;
  // Staff may have refunded by an amount what a refund that failed should have sent back.
  const madeUpCents = isReady && !books.isInCash ? Math.min(books.failedSurplusCents, books.amountsCents) : 0;
  return [
    totalCents !== priceCents + (vatAddedCents ?? 0) && 'total',
    vatAddedCents !== null && vatAddedCents !== vatOnTop(priceCents) && 'VAT on top',
    vatRate === null && books.invoicedCents + books.creditedCents > 0 && 'documents without VAT',
    books.wrongDocuments > 0 && 'documents don’t add up',
    books.emptyDocuments > 0 && totalCents > 0 && 'a document of 0.00',
    (grossCents < 0 || vatCents < 0) && 'more credited than invoiced',
    // A credit note waits for its refund.
    vatRate !== null &&
      soldCents !== null &&
      (grossCents < soldCents || grossCents > soldCents + pendingCents + madeUpCents) &&
      `documents for ${grossCents} of ${soldCents}`,
    vatRate !== null &&
      Math.abs(vatCents - vatWithin(grossCents)) > (grossCents === 0 ? 0 : 1) &&
      'VAT of the documents',
  ];
}

/** Returns whether everything that was paid is refunded, so that no piece is to be sent. */
const isAllRefunded = ({ receivedCents, refundedCents, isInCash }: Books): boolean =>
  !isInCash && refundedCents > 0 && refundedCents >= receivedCents;

/** Returns whether pieces that weren't refunded are neither with their customer, nor packed, nor to be packed. */
const isMiscounted = ({ quantity, refunded, returned, packed, gone, toPack }: Pieces): boolean =>
  toPack + (packed - gone) + Math.max(0, gone - returned) !== Math.max(quantity - refunded, packed - gone, 0);

/** Returns the mistakes in the pieces of an order, after an event. */
export function pieceMistakes(books: Books, before: Books): (string | false)[] {
  const grown = books.left.map((left, at) => left > (before.left[at] ?? 0));
  return [
    books.pieces.some(
      ({ quantity, refunded, restocked, packed }) => Math.max(refunded, restocked, packed) > quantity,
    ) && 'more pieces than ordered',
    books.left.some((left, at) => left > books.pieces[at]!.quantity) && 'sent twice',
    books.whole > 0 && books.parcels > 1 && 'everything was sent, and more',
    books.pieces.some(
      ({ quantity, refunded, returned }, at) =>
        grown[at] && books.left[at]! > quantity - refunded + Math.min(returned, books.left[at]!),
    ) && 'sent after its refund',
    books.statusId === 2 &&
      books.whole === 0 &&
      !isAllRefunded(books) &&
      books.pieces.some(isMiscounted) &&
      'pieces lost or found',
    books.statusId === 2 &&
      books.whole === 0 &&
      books.isSent &&
      books.pieces.some((piece) => piece.toPack + piece.packed - piece.gone > 0) &&
      !isAllRefunded(books) &&
      'said to be sent with pieces in the shop',
    grown.includes(true) && before.statusId !== 2 && 'sent by an order that isn’t in work',
  ];
}
