import { useEffect, useRef } from 'react';
import { messages } from '#contract/messages.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { goTo } from '#web/go-to.ts';
import { Empty } from '#ui/empty.tsx';

/** The second between the order and the home page. */
export function Placed({ orderNumber }: { orderNumber: string }) {
  const { links } = useShop();
  const message = useLabels(messages);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="wrap placed" tabIndex={-1} ref={place}>
      <Empty icon="circle-check" petal={2} level="h1" heading={message('orderPlaced')}>
        <a
          href={links.ordersHistory(orderNumber)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            goTo(links.ordersHistory(orderNumber), { replace: true });
          }}
        >
          {message('orderNumber', { number: orderNumber })}
        </a>
      </Empty>
    </div>
  );
}
