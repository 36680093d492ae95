import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { Due, isEarly, isWaiting, JobToDo } from '#storefront/orders/job/job-to-do.tsx';
import type { Job } from '#storefront/orders/job/job-types.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { ToConfirm } from './to-confirm.tsx';

/** What the customer has to do now. Other parts of the page show how an order is paid by transfer. */
export function OrderToDo({ job }: { job: Job }) {
  const money = useLabels(paymentStatusLabels);
  const { Order: order, Payment: payment, Progress: progress } = job;
  const { PayPath } = progress.Payment;
  const isDue = payment?.IsBalance === true && PayPath !== '';
  const isToConfirm = order.ConfirmUntil !== undefined;
  if (payment && payment.State !== 'paid' && !isDue && !isToConfirm && !isWaiting(job)) return null;
  return (
    <JobToDo job={job} page={job.Page}>
      {(isToConfirm || isDue) && (
        <>
          {isToConfirm && <ToConfirm OrderId={order.OrderId} until={order.ConfirmUntil ?? ''} />}
          {isDue && (
            <Due job={job} payment={payment} heading={money('balanceDue')}>
              <Button kind={isEarly(job) ? 'ghost' : 'act'} href={`${PayPath}#j-pay`}>
                {money('payBalance')}
              </Button>
            </Due>
          )}
        </>
      )}
    </JobToDo>
  );
}
