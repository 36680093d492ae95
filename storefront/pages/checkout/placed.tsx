import { useEffect, useRef } from 'react';
import { messages } from '#contract/messages.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { navigate } from '#web/navigate.ts';
import { navigateAfterDelay } from '#web/toast-then-navigate.ts';
import type { PlacedOrder } from './placing/use-placed.ts';
import { Empty } from '#ui/empty.tsx';

/**
 * Shown for the second between the order and the home page, while the order's message is shown
 * (follow-outcome.ts). An order paid by transfer opens its own page instead.
 */
export function Placed({ order: { number, toTransfer } }: { order: PlacedOrder }) {
  const { links } = useShop();
  const message = useLabels(messages);
  const place = useRef<HTMLDivElement>(null);
  // The focused button was removed.
  useEffect(() => place.current?.focus(), []);
  useEffect(
    () =>
      // Replaces the history entry, so that Back skips the finished checkout.
      navigateAfterDelay(toTransfer ? links.ordersHistory(number) : links.home(), { replace: true }),
    [links, number, toTransfer],
  );
  return (
    <div className="wrap placed" tabIndex={-1} ref={place}>
      <Empty icon="circle-check" petal={2} level="h1" heading={message('orderPlaced')}>
        <a
          href={links.ordersHistory(number)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            navigate(links.ordersHistory(number), { replace: true });
          }}
        >
          {message('orderNumber', { number })}
        </a>
      </Empty>
    </div>
  );
}
