import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Failure } from '#storefront/failure.tsx';
import { AgainOutcome } from '#storefront/orders/again/again-outcome.tsx';
import { useOrderAgain } from '#storefront/orders/again/use-order-again.ts';
import { closeOnceRead } from '#storefront/orders/close-once-read.ts';
import { follow, followed } from '#storefront/orders/followed.ts';
import { SendAct } from '#storefront/orders/job/act-form.tsx';
import { JobShipments } from '#storefront/orders/job/order-body.tsx';
import { OrderStory } from '#storefront/orders/story.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageData } from '#web/use-page-data.ts';
import { Invoice } from './invoice.tsx';
import { OrderActs, OrderHead } from './order-head.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderToDo } from './order-to-do.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { useJob } from './use-job.ts';
import type { Order } from './use-orders.ts';

/** Loads the code only for an order that is waiting for a transfer. */
const loadTransfer = () => import('./transfer-panel.tsx');

interface OrderDetailProps {
  order: Order;
  /** The page heading, if the order has its own page; undefined if it is open in the list. */
  page?: RefObject<HTMLHeadingElement | null>;
  /** Whether opening the order moves the focus to its heading; false if the URL names the order. */
  takesFocus: boolean;
  /** Called when the list is outdated. */
  onChanged: () => void;
}

/** An order with all its details, which load when it opens. The page scrolls to it (specification §2). */
export function OrderDetail({ order, page, takesFocus, onChanged }: OrderDetailProps) {
  const words = useLabels(sharedLabels);
  const place = useRef<HTMLDivElement>(null);
  const inList = useRef<HTMLHeadingElement>(null);
  const heading = page ?? inList;
  const { job, failure, reload, renew, act } = useJob(order.OrderId, onChanged);
  const isToTransfer = order.TransferUntil !== undefined;
  const transfer = usePageData(loadTransfer, isToTransfer, 'quiet');
  const { outcome, again } = useOrderAgain();
  const { busy, send } = useSubmit();
  const acts = job && (
    <OrderActs busy={busy} onAgain={() => void send(() => again(order.OrderNumber, job.Items))} />
  );
  useEffect(() => {
    if (takesFocus) inList.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const isAlone = page !== undefined;
  const isHere = job !== null;
  useEffect(() => {
    if (!isHere) return;
    const block = isToTransfer ? 'start' : 'nearest';
    if (!isAlone) place.current?.scrollIntoView({ block, behavior: 'smooth' });
    else {
      closeOnceRead('orderPlaced');
      // Prints if the customer comes from the home page's card. Opening the order by a press doesn't print
      // it.
      if (location.hash === '#invoice') print();
    }
  }, [isHere, isAlone, isToTransfer]);
  // On its own page, the order appears only when all its details are loaded.
  if (isAlone && !isHere && !failure) return <OrdersSkeleton />;
  return (
    <div
      className={['o-box', isAlone && 'is-alone', isToTransfer && 'is-to-transfer'].filter(Boolean).join(' ')}
      ref={place}
    >
      <OrderHead order={order} heading={isAlone ? null : inList}>
        {!isToTransfer && acts}
      </OrderHead>
      {failure && <Failure code={failure} retry={reload} />}
      {!job && !failure && (
        <>
          <output className="vh">{words('loading')}</output>
          <Skeleton shape="block" className="items-sk" />
        </>
      )}
      {job && (
        <SendAct value={act}>
          {!isToTransfer && <OrderStory story={job.Progress.Story} />}
          <OrderToDo job={job} />
          {transfer && isToTransfer && (
            <transfer.TransferPanel order={order} job={job} onShown={reload} onClosed={renew} />
          )}
          {isToTransfer && <OrderStory story={job.Progress.Story} hasOwnSteps />}
          <JobShipments job={job} />
          {outcome && <AgainOutcome key={outcome.round} outcome={outcome} />}
          <OrderItems job={job} onSent={reload} onChanged={changed} onCancelled={cancelled} onRefused={renew}>
            {isToTransfer && acts}
          </OrderItems>
          <Invoice order={job.Order} items={job.Items} progress={job.Progress} />
        </SendAct>
      )}
    </div>
  );

  function changed() {
    flushSync(renew);
    heading.current?.focus();
  }

  async function cancelled(isChanging: boolean) {
    // The home page should no longer show the order's card.
    if (followed()?.number === order.OrderNumber) follow(null);
    // The focused button is removed together with its section.
    flushSync(renew);
    heading.current?.focus();
    if (isChanging && job) await again(order.OrderNumber, job.Items);
  }
}
