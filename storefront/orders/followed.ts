import { isRecord } from '#web/is-record.ts';
import { readJson, storageKeys, writeJson } from '../state/storage.ts';
import type { OrderProgress } from './order-progress.ts';

/**
 * The order on the home page's card. The browser stores it, to reserve the card's space before the first
 * paint (pages/home/first.ts). The server decides whether the order is still active.
 */
export interface Followed {
  /** The customer's id. */
  user: number;
  number: string;
  /** Whether the customer closed the card in this browser. */
  isClosed: boolean;
  /** Whether its bank transfer is pending. The card then shows more details. */
  isWaiting: boolean;
  /** When it was placed in this browser, in ms; 0 once home has shown it. */
  placedAt: number;
}

export const isTransferWaited = ({ Steps }: OrderProgress): boolean =>
  Steps.some(({ Step, State }) => Step === 'transfer' && State === 'now');

/** Milliseconds after which a visit to home no longer counts as coming straight from the order. */
const straightOn = 30_000;

export const followed = (): Followed | null =>
  readJson(storageKeys.followed, (stored) => ({ value: followedOf(stored), damaged: false }));

function followedOf(stored: unknown): Followed | null {
  if (!isRecord(stored)) return null;
  const { user, number, isClosed, isWaiting, placedAt } = stored;
  return typeof user === 'number' && typeof number === 'string'
    ? {
        user,
        number,
        isClosed: isClosed === true,
        isWaiting: isWaiting === true,
        placedAt: Number(placedAt) || 0,
      }
    : null;
}

/**
 * Stores the followed order, or null if none is active. From the next home page on, the card's space is
 * reserved; for null it is removed at once.
 */
export function follow(order: Followed | null): void {
  if (order || followed()) writeJson(storageKeys.followed, order);
  if (!order || order.isClosed) freePlace();
}

/** Returns whether home reserves space for the card. pages/home/first.ts does so before the first paint. */
export const isCardSpaceReserved = (): boolean => document.documentElement.dataset['followed'] !== undefined;

/** Removes the reserved space when there is nothing to show. */
export const freePlace = (): void => void delete document.documentElement.dataset['followed'];

/**
 * Reserves the space on in-place navigation if this customer's order has a card. `user` is null if no
 * customer is logged in.
 */
export function keepPlace(user: number | null): void {
  const order = followed();
  if (order?.user === user && !order.isClosed)
    document.documentElement.dataset['followed'] = order.isWaiting ? 'transfer' : '';
  else freePlace();
}

/** Returns whether home opens straight after this order was placed. True only once. */
export function isArriving(): boolean {
  const order = followed();
  if (!order || order.placedAt === 0) return false;
  follow({ ...order, placedAt: 0 });
  return Date.now() - order.placedAt < straightOn;
}
