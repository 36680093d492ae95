import { useEffect, useRef } from 'react';
import { messages } from '#contract/messages.ts';
import { Steps } from '#storefront/cart/steps.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Empty } from '#ui/empty.tsx';

/** The second between the order and the home page. */
export function Placed({ orderNumber }: { orderNumber: string }) {
  const { links } = useShop();
  const say = useLabels(messages);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="wrap placed" tabIndex={-1} ref={place}>
      <div className="page-head">
        <Steps now="done" />
      </div>
      <Empty icon="circle-check" petal={2} level="h1" heading={say('orderPlaced')}>
        <a href={links.ordersHistory(orderNumber)}>{say('orderNumber', { number: orderNumber })}</a>
      </Empty>
    </div>
  );
}
