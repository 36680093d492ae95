import type { Call } from '#web/call.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { readUser } from '../state/shop-state.ts';
import { storageKeys, writeJson } from '../state/storage.ts';
import { follow, followed, isTransferWaited } from './followed.ts';
import type { OrderProgress } from './use-order-progress.ts';

/** Of the order placed last, brought while its message is read; null: not there yet, or taken. */
let brought: OrderProgress | null = null;

/** An order was placed, and home comes next: it shows a card of it (followed.ts), whose contents are asked for already. */
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

/** Once: later it may have gone on. */
export function takeBrought(): OrderProgress | null {
  const order = brought;
  brought = null;
  return order;
}
