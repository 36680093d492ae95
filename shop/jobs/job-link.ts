import type { LanguageCode } from '#contract/languages.ts';
import type { JobRight } from '#contract/forms/job-acts.ts';
import type { Database } from '#database/schema.ts';
import { orderOfReceiptLink, orderOfLink } from '#shop/orders/orders.ts';
import { balanceOfLink, paymentOfLink } from '#shop/payments/payments.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { openLink, signLink } from '#shop/signed-link.ts';
import { type JobOrder, jobOrder } from './job-queries.ts';

const purpose = 'job';

/**
 * The kinds of links. A link of the first kind shows the whole page of an order. The others have the right of a link
 * that was sent before orders had a page.
 */
const kinds = { all: 1, samples: 3, pay: 4, balance: 5, confirm: 6, receipt: 7 } as const;
const rightOf = new Map<number, JobRight>(
  (['all', 'pay', 'balance', 'confirm', 'receipt'] as const).map((right) => [kinds[right], right]),
);

const pathOf = (secret: Buffer, language: LanguageCode, numbers: readonly [number, ...number[]]): string =>
  `/${language}/job/${signLink(secret, purpose, numbers)}`;

/** Returns the path of an order's page, from the root of the site. */
export const jobPath = (
  secret: Buffer,
  language: LanguageCode,
  { orderId, version }: { orderId: number; version: number },
): string => pathOf(secret, language, [kinds.all, orderId, version]);

/** Returns the path of an item's picture with its customer's logo, below the path of the order's page. */
export const printedItemPath = (page: string, itemId: number): string => `${page}/printed/${itemId}`;

/** Returns the path of a sample request's page, from the root of the site. */
export const samplesPath = (secret: Buffer, language: LanguageCode, requestId: number): string =>
  pathOf(secret, language, [kinds.samples, requestId, 1]);

/** An order as opened by a link: what the link may show. */
export interface OpenedJob extends JobOrder {
  right: JobRight;
  /** The balance that a link was sent for; 0 for other links. */
  balanceId: number;
}

/**
 * Returns the order of a link, given its last part. Null if the shop didn't sign it for this, if all links of the order
 * were ended since, or if the order has been done for too long.
 */
export async function openJob(db: Database, secret: Secret, signed: string): Promise<OpenedJob | null> {
  const [kind = 0, orderId = 0, version = 0, balanceId = 0] = openLink(secret, purpose, signed) ?? [];
  const right = rightOf.get(kind);
  const order = right === undefined ? null : await jobOrder(db, { orderId });
  return right !== undefined && order?.version === version && !order.isEnded
    ? { ...order, right, balanceId }
    : null;
}

/** Returns the sample request of a link, given its last part, or null. */
export function samplesOfLink(secret: Secret, signed: string): number | null {
  const [kind, requestId] = openLink(secret, purpose, signed) ?? [];
  return kind === kinds.samples ? (requestId ?? null) : null;
}

/** Links that were sent before orders had a page, by the first part of their path. */
export type OlderLink = 'pay' | 'rest' | 'confirm' | 'parcels';

/**
 * Returns the path of the page with the same right as an older link, or null if the shop didn't sign it. An older link
 * counts as one of the order's first links, so that it ends with them.
 */
export async function pathOfOlderLink(
  db: Database,
  secret: Secret,
  older: OlderLink,
  signed: string,
): Promise<string | null> {
  const found = await foundByOlder[older](db, secret, signed);
  if (!found) return null;
  const { right, orderId, language, balanceId } = found;
  return pathOf(secret, language, [
    kinds[right],
    orderId,
    1,
    ...(balanceId === undefined ? [] : [balanceId]),
  ]);
}

type Found = { orderId: number; language: LanguageCode; right: JobRight; balanceId?: number } | null;

const foundByOlder: Readonly<
  Record<OlderLink, (db: Database, secret: Secret, signed: string) => Promise<Found>>
> = {
  pay: async (db, secret, signed) => {
    const payment = await paymentOfLink(db, secret, signed);
    return payment && { ...payment, right: 'pay' };
  },
  rest: async (db, secret, signed) => {
    const balance = await balanceOfLink(db, secret, signed);
    return balance && { ...balance, right: 'balance' };
  },
  confirm: async (db, secret, signed) => {
    const order = await orderOfLink(db, secret, signed);
    return order && { ...order, right: 'confirm' };
  },
  parcels: async (db, secret, signed) => {
    const orderId = orderOfReceiptLink(secret, signed);
    const order = orderId === null ? null : await jobOrder(db, { orderId });
    return order && { ...order, right: 'receipt' };
  },
};
