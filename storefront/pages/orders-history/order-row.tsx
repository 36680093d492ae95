import { useState } from 'react';
import { orderStatuses } from '#contract/constants.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { ShortStory } from '#storefront/orders/story.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Paid } from '#storefront/riel/riel.tsx';
import { useDates } from '#storefront/use-dates.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Num } from '#ui/num.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { loadDetail } from './load-detail.ts';
import type { Order } from './use-orders.ts';

const tones: Readonly<Record<number, 'green' | 'saffron' | 'grey'>> = {
  [orderStatuses.active]: 'green',
  [orderStatuses.inProgress]: 'saffron',
  [orderStatuses.completed]: 'green',
};

/** The status of an order, in short. */
function Status({ order }: { order: Order }) {
  const t = useLabels(ordersHistoryLabels);
  if (order.ConfirmUntil !== undefined) return <Badge>{t('toConfirm')}</Badge>;
  return (
    <Badge tone={order.TransferUntil ? 'saffron' : (tones[order.LatestStatusID] ?? 'grey')}>
      {order.LatestStatusName}
    </Badge>
  );
}

interface OrderRowProps {
  order: Order;
  open: boolean;
  onToggle: () => void;
  onChanged: () => void;
}

/** One order of the list. Expanding it shows its items. */
export function OrderRow({ order, open, onToggle, onChanged }: OrderRowProps) {
  const [pressed, setPressed] = useState(false);
  const detail = usePageData(loadDetail, open);
  const t = useLabels(ordersHistoryLabels);
  const { day } = useDates();
  const detailId = `order-${order.OrderId}`;
  return (
    <>
      <tr className={open ? 'order is-open' : 'order'}>
        <td className="o-num">
          <Num>{order.OrderNumber}</Num>
        </td>
        <td className="o-date">
          <Num>{day(order.OrderDateUTC)}</Num>
        </td>
        <td className="o-status">
          <Status order={order} />
        </td>
        <td className="o-items">
          {order.TotalPieces === 1 ? t('itemCountOne') : t('itemCount', { n: order.TotalPieces })}
          {order.Story && <ShortStory story={order.Story} />}
        </td>
        <td className="o-total">
          <Paid dollars={order.OrderTotal} riel={order.Riel} />
        </td>
        <td className="o-eye">
          <IconButton
            icon="eye"
            label={t('detailOf', { number: order.OrderNumber })}
            aria-expanded={open}
            aria-controls={open && detail ? detailId : undefined}
            onClick={() => {
              setPressed(true);
              onToggle();
            }}
          />
        </td>
      </tr>
      {open && detail && (
        <tr className="o-detail" id={detailId}>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is the detail's */}
          <td colSpan={6}>
            <detail.OrderDetail order={order} takesFocus={pressed} onChanged={onChanged} />
          </td>
        </tr>
      )}
    </>
  );
}
