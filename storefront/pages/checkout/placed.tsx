import { useEffect, useRef } from 'react';
import { messages } from '#contract/messages.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { goTo } from '#web/go-to.ts';
import { goSoon } from '#web/say-and-go.ts';
import type { PlacedOrder } from './placing/use-placed.ts';
import { Empty } from '#ui/empty.tsx';

/**
 * The second between the order and the language's home, while its message is said (follow-outcome.ts). One that is to
 * be transferred leads to its page.
 */
export function Placed({ order: { number, toTransfer } }: { order: PlacedOrder }) {
  const { links } = useShop();
  const message = useLabels(messages);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  useEffect(
    () =>
      // Back leads past a checkout that is over.
      goSoon(toTransfer ? links.ordersHistory(number) : links.home(), { replace: true }),
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
            goTo(links.ordersHistory(number), { replace: true });
          }}
        >
          {message('orderNumber', { number })}
        </a>
      </Empty>
    </div>
  );
}
