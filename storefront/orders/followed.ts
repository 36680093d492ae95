import { isRecord } from '#web/is-record.ts';
import { readJson, storageKeys, writeJson } from '../state/storage.ts';

/**
 * The order home's card shows: what this browser knows of it, so that its place is kept free before anything is painted
 * (pages/home/first.ts). Whether it is under way, the server says.
 */
export interface Followed {
  /** Whose it is. */
  user: number;
  number: string;
  /** Put away by its customer, in this browser. */
  isClosed: boolean;
  /** When it was placed here, in milliseconds, until home has shown it; 0 from then on. */
  placedAt: number;
}

/** Who comes to home later than this comes from somewhere else. */
const straightOn = 30_000;

export const followed = (): Followed | null =>
  readJson(storageKeys.followed, (stored) => ({ value: followedOf(stored), damaged: false }));

function followedOf(stored: unknown): Followed | null {
  if (!isRecord(stored)) return null;
  const { user, number, isClosed, placedAt } = stored;
  return typeof user === 'number' && typeof number === 'string'
    ? { user, number, isClosed: isClosed === true, placedAt: Number(placedAt) || 0 }
    : null;
}

/** null: there is none under way. The place of the card is there from the next page of home on, or gone at once. */
export function follow(order: Followed | null): void {
  if (order || followed()) writeJson(storageKeys.followed, order);
  if (!order || order.isClosed) setPlace(false);
}

/** Whether home keeps a place free for the card, as pages/home/first.ts does for a page that is loaded. */
export const hasPlace = (): boolean => document.documentElement.dataset['followed'] !== undefined;
const setPlace = (has: boolean) => void document.documentElement.toggleAttribute('data-followed', has);

/** There is nothing to show in it now. */
export const freePlace = (): void => setPlace(false);

/** For a home that is shown in place: whether this customer's order has a card there; null: nobody is logged in. */
export function keepPlace(user: number | null): void {
  const order = followed();
  setPlace(order !== null && order.user === user && !order.isClosed);
}

/** Whether home is reached straight from placing this order; once. */
export function isArriving(): boolean {
  const order = followed();
  if (!order || order.placedAt === 0) return false;
  follow({ ...order, placedAt: 0 });
  return Date.now() - order.placedAt < straightOn;
}
