import { type JobActName, jobActs, type JobRight } from '#contract/forms/job-acts.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { type Print, printsOf } from '#shop/artwork/artwork.ts';
import type { Database } from '#database/schema.ts';
import {
  followedOrder,
  isInTransit,
  type FollowedOrder,
  itemsOf,
  type OrderItem,
  type OrderSummary,
  orderSummary,
  type Parcel,
  parcelsOf,
} from '#shop/orders/orders.ts';
import { jobProofs, type JobProof } from './job-proofs.ts';
import { jobPayment, type JobPayment, type PagePaymentProviders } from './job-payment.ts';
import { jobOrder, type JobMessage, type JobOrder, threadOf } from './job-queries.ts';

/** Who looks at an order: a visitor with a link, the customer who is logged in, or staff. */
export type JobViewer =
  | { kind: 'link'; right: JobRight; balanceId: number }
  | { kind: 'owner'; customerId: number }
  | { kind: 'staff' };

/** Everything that lives on the page of an order. */
export interface Job extends JobOrder {
  right: JobRight;
  order: OrderSummary;
  progress: FollowedOrder;
  items: OrderItem[];
  payment: JobPayment | null;
  parcels: Parcel[];
  prints: Print[];
  thread: JobMessage[];
  /** Proofs that were sent, and the files and texts that they show. */
  proofs: JobProof[];
  /** What the viewer can do now. */
  may: JobActName[];
}

interface Asked {
  language: LanguageCode;
  /** Asked only about an order that can be paid on the page. */
  payingBy: () => Promise<PagePaymentProviders>;
}

/**
 * Returns the page of an order, by its id or as its link opened it. Null if it doesn't exist, has no page, or isn't the
 * viewer's. Which fields a link shows is marked on the wire (contract/for-link.ts).
 */
export async function jobOf(
  db: Database,
  opened: number | JobOrder,
  viewer: JobViewer,
  { language, payingBy }: Asked,
): Promise<Job | null> {
  const links = typeof opened === 'number' ? await jobOrder(db, { orderId: opened }) : opened;
  if (!links || (viewer.kind === 'owner' && viewer.customerId !== links.customerId)) return null;
  const { orderId, customerId } = links;
  const [order, progress, items, thread, prints, parcels] = await Promise.all([
    orderSummary(db, orderId, language),
    followedOrder(db, { customerId, orderId, language, isJob: true }),
    itemsOf(db, customerId, orderId, 'job'),
    links.hasMessages ? threadOf(db, orderId) : [],
    printsOf(db, { orderId }),
    links.hasParcels ? parcelsOf(db, orderId) : [],
  ]);
  if (!order || !progress) return null;
  const proofs = await jobProofs(db, links, prints);
  const right = viewer.kind === 'link' ? viewer.right : 'all';
  const whole = links.isPaidHere ? await jobPayment(db, order, customerId, payingBy) : null;
  const isTheirs = viewer.kind !== 'link' || (whole && isPaidBy[right](whole.balanceId, viewer.balanceId));
  const payment = isTheirs ? whole : null;
  const job = {
    ...links,
    right,
    order,
    progress,
    items,
    payment,
    prints,
    thread,
    proofs,
    parcels,
  };
  const may = viewer.kind === 'staff' ? [] : actsOf(job);
  return { ...job, may };
}

function actsOf(job: Omit<Job, 'may'>): JobActName[] {
  const { right, order, payment, items, prints, contact, proofs, parcels } = job;
  const isPossible: Readonly<Record<JobActName, boolean>> = {
    pay: payment !== null && payment.methods.length > 0,
    confirm: order.confirmBy !== null,
    message: contact.email !== '',
    approve: proofs.some(({ isOpen }) => isOpen),
    changes: proofs.some(({ isOpen }) => isOpen),
    received: parcels.some((parcel) => isInTransit(order, parcel)),
    design: prints.some(({ isOpen }) => isOpen),
    again: items.length > 0,
  };
  return (Object.keys(jobActs) as JobActName[]).filter(
    (name) => isPossible[name] && (jobActs[name].rights as readonly JobRight[]).includes(right),
  );
}

/** Whether a link was sent for a payment: of a balance, or of the order itself. */
const isPaidBy: Readonly<Record<JobRight, (balance: number | null, balanceId: number) => boolean>> = {
  all: () => true,
  pay: (balance) => balance === null,
  balance: (balance, balanceId) => balance === balanceId,
  confirm: () => false,
  receipt: () => false,
};
