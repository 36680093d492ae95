import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { followed, keepPlace } from '#storefront/orders/followed.ts';
import { useStateReady } from '#storefront/state/persist.ts';
import { useUser } from '#storefront/state/user.ts';

const loadCard = () => import('./order-card.tsx');
// Straight after an order, home's files are loaded before it opens.
if (followed())
  void loadCard().then(
    ({ loadCardStyles }) => loadCardStyles(),
    () => undefined,
  );

/**
 * The place of the card for the customer's active order. Home is the same for all visitors, so the card loads
 * in the browser.
 */
export function LastOrder() {
  const { user } = useUser();
  const ready = useStateReady();
  const [card, setCard] = useState<{ Card: ComponentType<{ user: number }> } | null>(null);
  const userId = user?.UserID ?? null;
  // Runs before home is painted on in-place navigation.
  useLayoutEffect(() => {
    if (ready) keepPlace(userId);
  }, [ready, userId]);
  useEffect(() => {
    if (ready && userId !== null)
      loadCard().then(
        ({ OrderCard }) => setCard({ Card: OrderCard }),
        () => undefined,
      );
  }, [ready, userId]);
  return (
    <div className="last-order">{card && userId !== null && <card.Card key={userId} user={userId} />}</div>
  );
}
