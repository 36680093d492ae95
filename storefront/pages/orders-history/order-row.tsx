import { orderStatuses } from '#contract/constants.ts';
import { ordersHistoryLabels } from '#contract/labels/orders-history.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { dateText } from '#rules/date-text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { OrderDetail } from './order-detail.tsx';
import type { Order } from './use-orders.ts';

const tones: Readonly<Record<number, 'green' | 'saffron' | 'grey'>> = {
  [orderStatuses.active]: 'green',
  [orderStatuses.inProgress]: 'saffron',
  [orderStatuses.completed]: 'green',
};

interface OrderRowProps {
  order: Order;
  open: boolean;
  onToggle: () => void;
}

/** One order, and below it its items while it is open. */
export function OrderRow({ order, open, onToggle }: OrderRowProps) {
  const t = useLabels(ordersHistoryLabels);
  const detailId = `order-${order.OrderId}`;
  return (
    <>
      <tr className={open ? 'order is-open' : 'order'}>
        <td className="o-num">
          <Num>{order.OrderNumber}</Num>
        </td>
        <td className="o-date">
          <Num>{dateText(order.OrderDateUTC)}</Num>
        </td>
        <td className="o-status">
          <Badge tone={tones[order.LatestStatusID] ?? 'grey'}>{order.LatestStatusName}</Badge>
        </td>
        <td className="o-items">
          {order.TotalItems === 1 ? t('itemCountOne') : t('itemCount', { n: order.TotalItems })}
        </td>
        <td className="o-total">
          <Money value={order.OrderTotal} />
        </td>
        <td className="o-eye">
          <IconButton
            icon="eye"
            label={t('detailOf', { number: order.OrderNumber })}
            aria-expanded={open}
            aria-controls={open ? detailId : undefined}
            onClick={onToggle}
          />
        </td>
      </tr>
      {open && <OrderDetail id={detailId} order={order} />}
    </>
  );
}
