import { PrintFields } from '#storefront/artwork/print-fields.tsx';
import { drawingPrice } from '#storefront/orders/drawing-price.ts';
import { JobPrints } from '#storefront/orders/job/job-prints.tsx';
import type { Job } from '#storefront/orders/job/job-types.ts';

/** What the customer sends for printing. */
export function OrderPrints({ job, onSent }: { job: Job; onSent: () => void }) {
  return (
    <JobPrints
      job={job}
      fields={(print) => (
        <PrintFields
          place={{ OrderItemID: print.OrderItemID, ProductAttributeID: print.ProductAttributeID }}
          asksFor={print.AsksFor}
          printed={print}
          product={{ name: print.ProductName, pieces: print.Quantity, picture: print.Picture }}
          drawing={drawingPrice(job.Items, print)}
          isOpen={print.IsOpen}
          onSent={onSent}
        />
      )}
    />
  );
}
