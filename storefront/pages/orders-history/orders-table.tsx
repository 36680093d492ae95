import { useState } from 'react';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { OrderRow } from './order-row.tsx';
import type { Order } from './use-orders.ts';

/** The orders, newest first. At most one is open. */
export function OrdersTable({ orders, onChanged }: { orders: readonly Order[]; onChanged: () => void }) {
  const t = useLabels(ordersHistoryLabels);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <table className="orders">
      <caption className="vh">{t('yourOrders')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lbl_ordrhis_orderno')}</th>
          <th scope="col">{t('lbl_ordrhis_orderdte')}</th>
          <th scope="col">{t('lbl_ordrhis_orderstatus')}</th>
          <th scope="col">{t('lbl_ordrhis_totalitem')}</th>
          <th scope="col">{t('lbl_ordrhis_total')}</th>
          <th scope="col">{t('lbl_ordrhis_detail')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow
            key={order.OrderId}
            order={order}
            open={order.OrderId === open}
            onChanged={onChanged}
            onToggle={() => setOpen((now) => (now === order.OrderId ? null : order.OrderId))}
          />
        ))}
      </tbody>
    </table>
  );
}
