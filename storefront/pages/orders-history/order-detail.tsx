import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { attributeKinds, orderStatuses } from '#contract/constants.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { loadWithStyles } from '#storefront/artwork/load-prints.ts';
import { Failure } from '#storefront/failure.tsx';
import { closeOnceRead } from '#storefront/orders/close-once-read.ts';
import { follow, followed } from '#storefront/orders/followed.ts';
import { ProgressLine, progressStyles } from '#storefront/orders/progress-line.tsx';
import { useOrderProgress } from '#storefront/orders/use-order-progress.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { AgainOutcome } from '#storefront/orders/again/again-outcome.tsx';
import { ChangeOrCancel } from './change-or-cancel.tsx';
import { Invoice } from './invoice.tsx';
import { ItemsTable } from '#storefront/orders/job/items-table.tsx';
import { Download } from './download.tsx';
import { NextSteps } from '#storefront/orders/job/next-steps.tsx';
import { OrderAside } from './order-aside.tsx';
import { OrderGift } from '#storefront/orders/job/order-gift.tsx';
import { OrderActs, OrderHead } from './order-head.tsx';
import { OrderReports } from './order-reports.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { Shipments } from '#storefront/orders/job/shipment.tsx';
import { Received } from './received.tsx';
import { ToConfirm } from './to-confirm.tsx';
import { useItems } from './use-items.ts';
import { useOrderAgain } from '#storefront/orders/again/use-order-again.ts';
import type { Order } from './use-orders.ts';

/** Loads the code only for an order that is waiting for a transfer. */
const loadTransfer = () => import('./transfer-panel.tsx');

/** Loads the code only for an order with options that may be printed. */
const loadPrints = () => loadWithStyles(import('./order-prints.tsx'));
const fixedAttributes = new Set<number>(Object.values(attributeKinds));
const isOwnOption = ({ ProductAttributeID }: { ProductAttributeID: number }) =>
  !fixedAttributes.has(ProductAttributeID);

const delivered = new Set<number>([orderStatuses.completed, orderStatuses.returned, orderStatuses.refunded]);

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
  const t = useLabels(ordersHistoryLabels);
  const words = useLabels(sharedLabels);
  const place = useRef<HTMLDivElement>(null);
  const inList = useRef<HTMLHeadingElement>(null);
  const heading = page ?? inList;
  const detail = useItems(order.OrderId);
  const way = useOrderProgress(order.OrderId);
  const isToTransfer = order.TransferUntil !== undefined;
  const isMade = detail.items?.some(({ SelectedOptions }) => SelectedOptions.some(isOwnOption)) === true;
  const prints = usePageData(loadPrints, isMade, 'quiet');
  const transfer = usePageData(loadTransfer, isToTransfer, 'quiet');
  const { outcome, again } = useOrderAgain();
  const { busy, send } = useSubmit();
  /** How often the customer changed the order here. Closes the form. */
  const [changes, setChanges] = useState(0);
  const failure = detail.failure ?? way.failure;
  const { progress } = way;
  const items = progress && detail.items;
  const line = items && <ProgressLine progress={progress} />;
  const acts = items && (
    <OrderActs busy={busy} onAgain={() => void send(() => again(order.OrderNumber, items))} />
  );
  useEffect(() => {
    if (takesFocus) inList.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const isAlone = page !== undefined;
  const isLineStyled = useStylesheet(progressStyles);
  const isHere = items !== null && (isLineStyled || !isAlone);
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
      <OrderHead order={order} progress={progress} heading={isAlone ? null : inList}>
        {!isToTransfer && acts}
      </OrderHead>
      {failure && <Failure code={failure} retry={detail.failure ? detail.reload : way.reload} />}
      {!items && !failure && (
        <>
          <output className="vh">{words('loading')}</output>
          <Skeleton shape="block" className="items-sk" />
        </>
      )}
      {!isToTransfer && line}
      {items && (
        <Shipments
          progress={progress}
          confirm={(n) => <Received OrderId={order.OrderId} n={n} onDone={renew} />}
        />
      )}
      {order.ConfirmUntil !== undefined && <ToConfirm OrderId={order.OrderId} until={order.ConfirmUntil} />}
      {transfer && isToTransfer && progress && (
        <transfer.TransferPanel order={order} progress={progress} onShown={way.reload} onClosed={renew} />
      )}
      {outcome && <AgainOutcome key={outcome.round} outcome={outcome} />}
      {items && (
        <div className="o-cols">
          <div>
            <h3 className="h3">
              {items.length === 1 ? t('itemCountOne') : t('itemCount', { n: items.length })}
            </h3>
            <ItemsTable
              items={items}
              download={({ OrderItemID, ProductName }) => (
                <Download OrderItemID={OrderItemID} name={ProductName} />
              )}
            />
            <OrderGift {...order} />
            {prints && <prints.OrderPrints OrderId={order.OrderId} items={items} />}
            <NextSteps order={order} items={items} progress={progress} />
            {(progress.MayCancel || progress.MayChange) && (
              <ChangeOrCancel
                key={changes}
                progress={progress}
                onCancelled={cancelled}
                onChanged={changed}
                onRefused={renew}
              />
            )}
            {delivered.has(order.LatestStatusID) && <OrderReports order={order} items={items} />}
            {isToTransfer && acts}
          </div>
          <OrderAside order={order} items={items} progress={progress} />
        </div>
      )}
      {items && <Invoice order={order} items={items} progress={progress} />}
    </div>
  );

  function changed() {
    setChanges((count) => count + 1);
    flushSync(renew);
    heading.current?.focus();
  }

  function renew() {
    way.reload();
    onChanged();
  }

  async function cancelled(isChanging: boolean) {
    // The home page should no longer show the order's card.
    if (followed()?.number === order.OrderNumber) follow(null);
    // The focused button is removed together with its section.
    flushSync(renew);
    heading.current?.focus();
    if (isChanging && items) await again(order.OrderNumber, items);
  }
}
