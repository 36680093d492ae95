import type { RefObject } from 'react';
import { usePageData } from '#web/use-page-data.ts';
import { loadDetail } from './load-detail.ts';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import type { Order } from './use-orders.ts';

interface OrderAloneProps {
  order: Order;
  /** The page heading, which contains the order number. */
  heading: RefObject<HTMLHeadingElement | null>;
  onChanged: () => void;
}

/** An order on its own page, which has its own URL. */
export function OrderAlone({ order, heading, onChanged }: OrderAloneProps) {
  const detail = usePageData(loadDetail, true);
  if (!detail) return <OrdersSkeleton />;
  return <detail.OrderDetail order={order} page={heading} takesFocus={false} onChanged={onChanged} />;
}
