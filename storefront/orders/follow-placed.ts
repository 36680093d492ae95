import { readUser } from '../state/shop-state.ts';
import { storageKeys, writeJson } from '../state/storage.ts';

/** An order was placed, and home comes next: it shows a card of it (followed.ts). */
export function followPlaced(number: string): void {
  const { user } = readUser();
  if (user) writeJson(storageKeys.followed, { user: user.UserID, number, placedAt: Date.now() });
}
