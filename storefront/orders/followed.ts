import { isRecord } from '#web/is-record.ts';
import { readJson, storageKeys, writeJson } from '../state/storage.ts';
import type { OrderProgress } from './use-order-progress.ts';

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
  /** Its transfer is waited for: its card says more. */
  isWaiting: boolean;
  /** When it was placed here, in milliseconds, until home has shown it; 0 from then on. */
  placedAt: number;
}

export const isTransferWaited = ({ Steps }: OrderProgress): boolean =>
  Steps.some(({ Step, State }) => Step === 'transfer' && State === 'now');

/** Who comes to home later than this comes from somewhere else. */
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

/** null: there is none under way. The place of the card is there from the next page of home on, or gone at once. */
export function follow(order: Followed | null): void {
  if (order || followed()) writeJson(storageKeys.followed, order);
  if (!order || order.isClosed) freePlace();
}

/** Whether home keeps a place free for the card, as pages/home/first.ts does for a page that is loaded. */
export const hasPlace = (): boolean => document.documentElement.dataset['followed'] !== undefined;

/** There is nothing to show in it now. */
export const freePlace = (): void => void delete document.documentElement.dataset['followed'];

/** For a home that is shown in place: whether this customer's order has a card there; null: nobody is logged in. */
export function keepPlace(user: number | null): void {
  const order = followed();
  if (order?.user === user && !order.isClosed)
    document.documentElement.dataset['followed'] = order.isWaiting ? 'transfer' : '';
  else freePlace();
}

/** Whether home is reached straight from placing this order; once. */
export function isArriving(): boolean {
  const order = followed();
  if (!order || order.placedAt === 0) return false;
  follow({ ...order, placedAt: 0 });
  return Date.now() - order.placedAt < straightOn;
}
