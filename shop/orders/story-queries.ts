import { sql } from 'kysely';
import { hiddenOrderStatuses } from '#contract/constants.ts';
import type { MissingForWork } from '#contract/proofs.ts';
import { compiledOnce, uncounted } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { centsToDollars } from '#rules/money.ts';
import { type Story, storyOf, type StorySum } from '#rules/story.ts';
import { isTransfer, isWaiting } from './held-queries.ts';
import { paidAmount } from './money/payment-notes.ts';
import type { PaymentSummary } from './money/payment-summary.ts';
import { paymentSummaries } from './money/summary-queries.ts';
import { type OrderMethod, progressOf } from './progress.ts';
import { approveBy, type HangsOn, joinPromise } from './promise-queries.ts';
import { isCounter, isPartlySent, isPickUp } from './sent-queries.ts';

interface StoredStory extends Omit<OrderMethod, 'changes'> {
  orderId: number;
  hangsOn: HangsOn | null;
  approveBy: string | null;
  countsFrom: string;
  promisedDays: string;
  isPrinted: boolean;
  isPickUp: boolean;
  isCalled: boolean;
  isPartSent: boolean;
  confirmBy: Date | null;
  payBy: Date | null;
  hasSlip: boolean;
  missing: MissingForWork[];
  sent: { number: number; at: string } | null;
  changes: { number: number; at: string } | null;
  approvedAt: Date | null;
  proofAt: Date | null;
  statusChanges: { to: OrderMethod['changes'][number]['to']; at: string }[];
}

/** SQL for the newest proof of an order `o` in a state, and when it got there. */
const proofIn = (state: 'sent' | 'changes') => sql`(
  select json_build_object('number', p.number, 'at', coalesce(p.answered_at, p.sent_at))
  from proof p join order_item i on i.id = p.item_id where i.order_id = o.id and p.state = ${state}
    and (p.state <> 'sent' or p.print_hash = print_hash_of(i.id) and (p.edit is null or p.order_version = o.version))
  order by coalesce(p.answered_at, p.sent_at) desc limit 1)`;

const storiesStatement = compiledOnce(
  'stories-of-orders',
  ({ orderIds }: { orderIds: readonly number[] }) => sql<StoredStory>`
    select o.id as "orderId", o.status_id as "statusId", o.created_at as "placedAt", o.sent_at as "sentAt",
      d.hangs_on as "hangsOn", ${approveBy} as "approveBy", d.counts_from::text as "countsFrom", o.promised_days as "promisedDays",
      ${isTransfer} as "isTransfer", ${isPickUp} as "isPickUp", o.mobile <> '' and not ${isCounter} and not ${isPickUp} as "isCalled",
      ${isPartlySent} as "isPartSent", is_decorated(o.id) as "isPrinted", order_waits(o.id) as missing,
      coalesce((select bool_and(i.digital) from order_item i where i.order_id = o.id), false) as "isDownload",
      (select h.ends_at from order_hold h where h.order_id = o.id and ${isWaiting}) as "confirmBy",
      (select p.expires_at from payment p where p.order_id = o.id) as "payBy",
      exists (select from transfer_slip s join payment p on p.id = s.payment_id
        where p.order_id = o.id and s.refused_at is null) as "hasSlip",
      ${proofIn('sent')} as sent, ${proofIn('changes')} as changes,
      (select max(p.answered_at) from proof p join order_item i on i.id = p.item_id
        where i.order_id = o.id and p.state = 'approved') as "approvedAt",
      (select max(p.sent_at) from proof p join order_item i on i.id = p.item_id where i.order_id = o.id) as "proofAt",
      (select coalesce(json_agg(json_build_object('to', c.to_status, 'at', c.changed_at) order by c.id), '[]')
        from order_status_change c where c.order_id = o.id) as "statusChanges"
    from customer_order o ${joinPromise} where o.id = any(${uncounted(orderIds)})`,
);

/**
 * Returns what happens next with orders, by their ids.
 * @param loadedSummaries the payment summaries of these orders, if they were read
 */
export async function storiesOf(
  db: Database,
  orderIds: readonly number[],
  loadedSummaries?: ReadonlyMap<number, PaymentSummary>,
): Promise<Map<number, Story>> {
  if (orderIds.length === 0) return new Map();
  const [{ rows }, summaries] = await Promise.all([
    db.executeQuery(storiesStatement(db, { orderIds })),
    loadedSummaries ?? paymentSummaries(db, orderIds),
  ]);
  return new Map(
    rows.flatMap((row) => {
      const summary = summaries.get(row.orderId);
      return summary ? [[row.orderId, storyFrom(row, summary)] as const] : [];
    }),
  );
}

/**
 * Returns what happens next with an order.
 * @param summary its payment summary, if it was read
 * @throws when the order doesn't exist
 */
export async function storyOfOrder(db: Database, orderId: number, summary?: PaymentSummary): Promise<Story> {
  const loadedSummaries = summary && new Map([[orderId, summary]]);
  const story = (await storiesOf(db, [orderId], loadedSummaries)).get(orderId);
  if (!story) throw new Error('no such order');
  return story;
}

const iso = (at: Date | string | null): string | null => at && new Date(at).toISOString();
const marked = <Mark extends { at: string }>(mark: Mark | null) =>
  mark && { ...mark, at: new Date(mark.at).toISOString() };

function storyFrom(row: StoredStory, summary: PaymentSummary): Story {
  const { statusId, hangsOn, promisedDays, countsFrom } = row;
  const isAwaited = statusId === hiddenOrderStatuses.awaitingPayment;
  const changes = row.statusChanges.map(({ to, at }) => ({ to, at: new Date(at) }));
  return storyOf({
    ...row,
    ...moneyOf(summary),
    steps: progressOf({ ...row, changes }).map(({ step, state, at }) => ({
      Step: step,
      State: state,
      At: iso(at),
    })),
    ShippingDays: isAwaited || hangsOn === 'deposit' ? '' : promisedDays,
    OrderDay: countsFrom,
    ...(row.approveBy !== null && { ApproveDay: row.approveBy }),
    confirmBy: iso(row.confirmBy),
    payBy: isAwaited ? iso(row.payBy) : null,
    sent: marked(row.sent),
    changes: marked(row.changes),
    approvedAt: iso(row.approvedAt),
    proofAt: iso(row.proofAt),
    isOverdue: summary.isOverdue,
  });
}

/** What is collected at the door is due later, whether it is the balance or the whole total. */
function moneyOf(summary: PaymentSummary) {
  const { receivedCents, refundedCents, refundingCents, dueCents, laterCents, collectCents, dueOn } = summary;
  const atDoorCents = laterCents === 0 ? collectCents : 0;
  const sum = (cents: number): StorySum => ({
    Amount: centsToDollars(cents),
    Riel: paidAmount(summary, cents).riel,
  });
  return {
    Paid: sum(receivedCents - refundedCents - refundingCents),
    DueNow: sum(dueCents - atDoorCents),
    DueLater: sum(laterCents + atDoorCents),
    LaterWhen:
      dueOn !== null ? ('day' as const) : collectCents > 0 ? ('delivery' as const) : ('ready' as const),
    ...(dueOn !== null && { DueOn: dueOn }),
  };
}
