import type { ReactNode } from 'react';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Job, JobPrint } from './job-types.ts';

interface JobPrintsProps {
  job: Job;
  /** Returns what was sent for a print, and the fields to send it. */
  fields: (print: JobPrint) => ReactNode;
}

/** What is printed on the items of an order. Renders nothing if there is nothing to print. */
export function JobPrints({ job: { Prints: prints }, fields }: JobPrintsProps) {
  const t = useLabels(orderPrintLabels);
  const order = useLabels(ordersHistoryLabels);
  // Once work has begun, a place where a file or text could have been is no news.
  const shown = prints.filter(({ IsOpen, Artwork, Text }) => IsOpen || Artwork || Text !== '');
  if (shown.length === 0) return null;
  return (
    <section className="j-messages" aria-labelledby="j-prints">
      <h3 className="h3" id="j-prints">
        {t('title')}
      </h3>
      {shown.some(({ IsOpen }) => IsOpen) && <p className="j-soft">{t('until')}</p>}
      {shown.map((print) => (
        <div key={`${print.OrderItemID} ${print.ProductAttributeID}`} className="pr">
          <p>
            <b>
              <UserText text={print.ProductName} />
            </b>{' '}
            <span className="j-soft">
              {order('choice', { name: print.PositionName, value: print.OptionName })}
            </span>
          </p>
          {fields(print)}
        </div>
      ))}
    </section>
  );
}
