import { isRecord } from '#web/is-record.ts';
import { readJson, storageKeys, writeJson } from '../state/storage.ts';
import type { OrderProgress } from './use-order-progress.ts';

/**
 * The order on the home page card. The browser remembers it to reserve the space before the first paint
 * (pages/home/first.ts). The server decides whether the order is still active.
 */
export interface Followed {
  /** The customer's id. */
  user: number;
  number: string;
  /** Whether the customer closed the card in this browser. */
  isClosed: boolean;
  /** Whether its bank transfer is pending, which the card shows in more detail. */
  isWaiting: boolean;
  /** When it was placed here, in ms; 0 once home has shown it. */
  placedAt: number;
}

export const isTransferWaited = ({ Steps }: OrderProgress): boolean =>
  Steps.some(({ Step, State }) => Step === 'transfer' && State === 'now');

/** A later visit to home, in ms, does not come straight from the order. */
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
 * Remembers the order, or null if none is active. The space for the card is reserved from the next home page on, or
 * removed at once.
 */
export function follow(order: Followed | null): void {
  if (order || followed()) writeJson(storageKeys.followed, order);
  if (!order || order.isClosed) freePlace();
}

/** Whether home reserves space for the card, as pages/home/first.ts does for a loaded page. */
export const hasPlace = (): boolean => document.documentElement.dataset['followed'] !== undefined;

/** Removes the reserved space when there is nothing to show. */
export const freePlace = (): void => void delete document.documentElement.dataset['followed'];

/** Reserves the space on in-place navigation if this customer's order has a card. Null if no customer is logged in. */
export function keepPlace(user: number | null): void {
  const order = followed();
  if (order?.user === user && !order.isClosed)
    document.documentElement.dataset['followed'] = order.isWaiting ? 'transfer' : '';
  else freePlace();
}

/** Whether home opens straight after placing this order. True only once. */
export function isArriving(): boolean {
  const order = followed();
  if (!order || order.placedAt === 0) return false;
  follow({ ...order, placedAt: 0 });
  return Date.now() - order.placedAt < straightOn;
}
