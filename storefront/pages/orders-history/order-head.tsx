import type { ReactNode, Ref } from 'react';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import type { Order } from './use-orders.ts';

interface OrderHeadProps {
  order: Order;
  /** The heading to focus; null if the page heading names the order. */
  heading: Ref<HTMLHeadingElement> | null;
  children: ReactNode;
}

/** The order's number, with its actions beside it. */
export function OrderHead({ order, heading, children }: OrderHeadProps) {
  const t = useLabels(ordersHistoryLabels);
  return (
    <div className="o-head">
      <div>
        {heading ? (
          <h2 ref={heading} tabIndex={-1}>
            {t('order', { number: '' })}
            <Num>{order.OrderNumber}</Num>
          </h2>
        ) : (
          <h2 className="vh">{t('lbl_ordrhis_detail')}</h2>
        )}
      </div>
      {children}
    </div>
  );
}

/** The actions that are available at any time. */
export function OrderActs({ busy, onAgain }: { busy: boolean; onAgain: () => void }) {
  const t = useLabels(ordersHistoryLabels);
  return (
    <p className="o-acts">
      <Button icon="refresh-cw" busy={busy} onClick={onAgain}>
        {t('orderAgain')}
      </Button>
      <Button kind="ghost" icon="printer" onClick={() => print()}>
        {t('invoice')}
      </Button>
    </p>
  );
}
