import type { ReactNode } from 'react';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sumCents } from '#rules/money.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { ActForm } from './act-form.tsx';
import { ItemsTable } from './items-table.tsx';
import { JobMessages } from './job-messages.tsx';
import type { Job } from './job-types.ts';
import type { Done } from './job-view.ts';
import { OrderGift } from './order-gift.tsx';
import { OrderTotals } from './order-totals.tsx';
import { PaymentLog } from './payment-log.tsx';
import { ProofList } from './proof-list.tsx';
import { Shipments } from './shipment.tsx';

/** The parcels of an order that have left. */
export function JobShipments({ job: { Progress: progress, May: may } }: { job: Job }) {
  const t = useLabels(ordersHistoryLabels);
  return (
    <Shipments
      progress={progress}
      confirm={(parcelNumber) =>
        may.includes('received') && (
          <ActForm act="received">
            <input type="hidden" name="Parcel" value={parcelNumber} />
            <Button type="submit" kind="ghost" small>
              {t(progress.IsPickUp ? 'pickedUpMine' : 'received')}
            </Button>
          </ActForm>
        )
      }
    />
  );
}

interface OrderBodyProps {
  job: Job;
  /** The path of the page on which proofs are answered. */
  page: string;
  /** Shows the file of a digital product that is ready. */
  download: Parameters<typeof ItemsTable>[0]['download'];
  /** What is printed on the items. */
  prints: ReactNode;
  /** Where it is delivered and how, below the payments. */
  facts: ReactNode;
  /** What else the customer can do, below the items. */
  children?: ReactNode;
  done?: Done;
}

/** The items of an order, its proofs and messages, and beside them what it costs and where it is delivered. */
export function OrderBody({ job, page, download, prints, facts, children, done }: OrderBodyProps) {
  const t = useLabels(ordersHistoryLabels);
  const { Order: order, Items: items, Progress: progress } = job;
  const pieces = sumCents(items.map((item) => item.Quantity));
  return (
    <div className="o-cols">
      <div>
        <h3 className="h3">{pieces === 1 ? t('itemCountOne') : t('itemCount', { n: pieces })}</h3>
        <ItemsTable items={items} download={download} />
        <ProofList proofs={job.Proofs} page={page} />
        <OrderGift {...order} />
        {prints}
        {children}
        <JobMessages job={job} {...(done && { done })} />
      </div>
      <aside className="o-aside" aria-label={t('order', { number: order.OrderNumber })}>
        <section className="slip krama" aria-labelledby="j-sums">
          <h3 className="h3" id="j-sums">
            {t('totals')}
          </h3>
          <OrderTotals order={order} />
        </section>
        <section aria-labelledby="j-money">
          <h3 className="h3" id="j-money">
            {t('payment')}
          </h3>
          <PaymentLog progress={progress} />
        </section>
        {facts}
      </aside>
    </div>
  );
}
