import type { Call } from '#web/call.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { readUser } from '../state/shop-state.ts';
import { storageKeys, writeJson } from '../state/storage.ts';
import { follow, followed, isTransferWaited } from './followed.ts';
import type { OrderProgress } from './order-progress.ts';

/**
 * Progress of the order just placed, loaded while its message is read. Null before it loads and after it was
 * taken.
 */
let brought: OrderProgress | null = null;

/**
 * Preloads the card that the home page shows for a placed order (followed.ts). Called when an order was
 * placed and home opens next.
 */
export function followPlaced(number: string, call: Call, languageCode: LanguageCode): void {
  const { user } = readUser();
  if (!user) return;
  writeJson(storageKeys.followed, { user: user.UserID, number, placedAt: Date.now() });
  brought = null;
  call(getOrderProgress, { OrderId: '', languageCode }).then(
    ({ data }) => {
      brought = data[0] ?? null;
      const order = followed();
      if (brought && order) follow({ ...order, isWaiting: isTransferWaited(brought) });
    },
    () => undefined,
  );
}

/** Returns the order only to the first caller, because it may be outdated later. */
export function consumeFollowedOrder(): OrderProgress | null {
  const order = brought;
  brought = null;
  return order;
}
