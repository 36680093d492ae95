import type { Answer } from '#contract/operation.ts';
import type { getToday } from '#contract/operations/office/today/get-today.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Database } from '#database/schema.ts';
import { countWaitingProducts } from '#shop/catalogue/catalogue.ts';
import { waitingInquiries } from '#shop/inquiries/inquiries.ts';
import { failingMails } from '#shop/mail/mail.ts';
import { countArrived, ordersToProof, waitingOrders } from '#shop/orders/orders.ts';
import { countWaitingMoney } from '#shop/payments/payments.ts';
import { heldReviews } from '#shop/reviews/reviews.ts';
import { switchedOff } from '#shop/webhooks/webhooks.ts';

type Waiting = Answer<typeof getToday>['waiting'][number];
type May = (permission: Permission) => boolean;

/**
 * The permissions that show the pending orders of a stage. Orders on their way need no action, and transfers
 * belong to payments.
 */
const whoseStages: Readonly<Record<string, readonly Permission[]>> = {
  toConfirm: ['orders.change', 'payments.read'],
  balanceDue: ['payments.read'],
  overdue: ['payments.read'],
  toPrepare: ['orders.fulfil'],
  toSend: ['orders.fulfil'],
};

/** Returns what needs action from a staff member with these permissions, longest waiting first. */
export async function waitingFor(db: Database, may: May): Promise<Waiting[]> {
  const all = [
    // An overdue order is one task, although the payments page lists it among those with a balance due.
    // Staff who only see new customers' orders on the payments page can't confirm them.
    ...(await forNavigation(db, may, { isOnce: true })).filter(
      ({ what }) => what !== 'toConfirm' || may('orders.change'),
    ),
    ...(may('orders.change') && may('orders.fulfil') ? await ofProofs(db) : []),
    ...(may('orders.fulfil') ? [row('stockArrived', await countArrived(db), null)] : []),
    ...(may('settings.write') ? await ofMails(db) : []),
    ...(may('webhooks.write') ? [row('webhooksOff', await switchedOff(db), null)] : []),
    ...(may('catalogue.read') ? await ofProducts(db, may) : []),
    ...(may('reviews.write') ? await ofReviews(db) : []),
  ].filter(({ count }) => count > 0);
  const time = ({ since }: Waiting) => (since === null ? Infinity : Date.parse(since));
  return all.toSorted((one, other) => (time(one) < time(other) ? -1 : Number(time(one) > time(other))));
}

/** Returns the part that the navigation shows on every screen. */
export async function forNavigation(
  db: Database,
  may: May,
  { isOnce = false }: { isOnce?: boolean } = {},
): Promise<Waiting[]> {
  return [
    ...(may('orders.read') ? await ofOrders(db, may, isOnce) : []),
    ...(may('payments.read') ? await ofMoney(db) : []),
    ...(may('inbox.answer') ? await ofInbox(db) : []),
  ];
}

async function ofOrders(db: Database, may: May, isOnce: boolean): Promise<Waiting[]> {
  const stages = await waitingOrders(db);
  return stages.flatMap(({ stage, orders, since, overdue }) => {
    const whose = whoseStages[stage];
    return stage !== 'onTheWay' && whose?.some(may)
      ? [row(stage, orders - (isOnce ? overdue : 0), since)]
      : [];
  });
}

async function ofMoney(db: Database): Promise<Waiting[]> {
  const { transfers, came, back, owed } = await countWaitingMoney(db);
  return [
    row('awaitingTransfer', transfers.count, transfers.since),
    row('moneyCame', came.count, came.since),
    row('moneyBack', back.count, back.since),
    row('refundDue', owed.count, owed.since),
  ];
}

async function ofProofs(db: Database): Promise<Waiting[]> {
  const { count, since } = await ordersToProof(db);
  return [row('toProof', count, since)];
}

async function ofMails(db: Database): Promise<Waiting[]> {
  const { count, since } = await failingMails(db);
  return [row('failedMails', count, since)];
}

async function ofProducts(db: Database, may: May): Promise<Waiting[]> {
  const { low, untranslated, first } = await countWaitingProducts(db);
  return [
    ...(may('stock.write') ? [{ ...row('lowStock', low, null), first }] : []),
    ...(may('catalogue.write') ? [row('untranslated', untranslated, null)] : []),
  ];
}

async function ofInbox(db: Database): Promise<Waiting[]> {
  const { count, since } = await waitingInquiries(db);
  return [row('inquiries', count, since)];
}

async function ofReviews(db: Database): Promise<Waiting[]> {
  const { count, since } = await heldReviews(db);
  return [row('heldReviews', count, since)];
}

const row = (what: Waiting['what'], count: number, since: Date | null): Waiting => ({
  what,
  count,
  since: since && since.toISOString(),
  first: null,
});
