import { type ReactNode, useState } from 'react';
import { orderStatuses } from '#contract/constants.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { loadWithStyles } from '#storefront/artwork/load-prints.ts';
import type { Job } from '#storefront/orders/job/job-types.ts';
import { FollowInTelegram } from '#storefront/orders/job/follow-in-telegram.tsx';
import { OrderBody } from '#storefront/orders/job/order-body.tsx';
import { OrderFacts } from '#storefront/orders/job/order-facts.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { ChangeOrCancel } from './change-or-cancel.tsx';
import { Download } from './download.tsx';
import { OrderReports } from './order-reports.tsx';

/** Loads the code only for an order with something to print. */
const loadPrints = () => loadWithStyles(import('./order-prints.tsx'));

const delivered = new Set<number>([orderStatuses.completed, orderStatuses.returned, orderStatuses.refunded]);

interface OrderItemsProps {
  job: Job;
  /** Called after something for printing was sent. */
  onSent: () => void;
  /** Called after address, note or company were changed. */
  onChanged: () => void;
  /** Called after canceling, as for ChangeOrCancel. */
  onCancelled: (isChanging: boolean) => Promise<void>;
  /** Called when the order is outdated. */
  onRefused: () => void;
  children: ReactNode;
}

/** The body of an order's page, with the actions that only its customer has. */
export function OrderItems({ job, onSent, onChanged, onCancelled, onRefused, children }: OrderItemsProps) {
  const { Order: order, Items: items, Progress: progress } = job;
  const { links } = useShop();
  const t = useLabels(ordersHistoryLabels);
  const prints = usePageData(loadPrints, job.Prints.length > 0, 'quiet');
  /** How often the customer changed the order here. Closes the form. */
  const [changes, setChanges] = useState(0);
  const isShipped = items.some(({ IsDigitalProduct }) => !IsDigitalProduct);
  return (
    <OrderBody
      job={job}
      page={job.Page}
      download={({ OrderItemID, ProductName }) => <Download OrderItemID={OrderItemID} name={ProductName} />}
      prints={prints && <prints.OrderPrints job={job} onSent={onSent} />}
      facts={
        <>
          <OrderFacts order={order} isShipped={isShipped} />
          <FollowInTelegram job={job} />
        </>
      }
    >
      <p>
        <a href={links.contactUs(t('order', { number: order.OrderNumber }))}>{t('nextHelp')}</a>
      </p>
      {(progress.MayCancel || progress.MayChange) && (
        <ChangeOrCancel
          key={changes}
          progress={progress}
          onCancelled={onCancelled}
          onChanged={() => {
            setChanges((count) => count + 1);
            onChanged();
          }}
          onRefused={onRefused}
        />
      )}
      {delivered.has(order.LatestStatusID) && <OrderReports order={order} items={items} />}
      {children}
    </OrderBody>
  );
}
